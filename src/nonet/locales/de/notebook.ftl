# Texte eines Gitters in einem Notebook, neben denen der Seite.

not-quick = Das kann ein Gitter in einem Notebook nicht: nimm stattdessen { $call }.
too-slow = Das dauert auf einem Gitter in einem Notebook länger als { $seconds } s: nimm stattdessen { $call }.
