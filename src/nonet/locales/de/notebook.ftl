# Texte eines Bretts in einem Notebook, neben denen der Seite.

not-quick = Das kann ein Brett in einem Notebook nicht: nimm stattdessen { $call }.
too-slow = Das dauert auf einem Brett in einem Notebook länger als { $seconds } Sekunden: nimm stattdessen { $call }.
