# What the server says to a browser before the page can.

wrong-host = nonet is not at this address
wrong-host-open = Open one of these instead:
wrong-host-name = To use another name of this computer, start nonet with it: nonet play --host NAME
