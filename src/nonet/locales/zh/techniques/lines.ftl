## 技巧

thermometer_bounds = Thermometer Bounds
    .description = TODO
palindrome_mirror = Mirrored Digits
    .description = TODO
parity_alternation = Parity Alternation
    .description = TODO
whisper_digits = Whisper Digits
    .description = TODO
modular_sets = Modular Sets
    .description = TODO
entropic_sets = Entropic Sets
    .description = TODO
nabner_digits = Nabner Digits
    .description = TODO
renban_window = Renban Window
    .description = TODO
between_exclusion = Between Exclusion
    .description = TODO
lockout_exclusion = Lockout Exclusion
    .description = TODO
