"""How the tables of the library came to be, a file a step; run by `nonet.library.session`."""
