wrong-host = nonet ist nicht unter dieser Adresse
wrong-host-open = Öffne stattdessen eine von diesen:
wrong-host-name = Soll ein anderer Name dieses Computers gelten, dann starte nonet damit: nonet play --host NAME
