"""The engine of nonet's static edition: the folder `engine` beside this file, for `nonet site`."""
