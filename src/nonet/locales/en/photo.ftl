### Puzzles from photos; loaded when opened.

photo-how = A printed Sudoku or a screenshot becomes a puzzle here. The picture stays on this computer and is kept only if you save it.
photo-choose = Choose a picture
photo-camera = Use the camera
photo-drop = You can also drop a picture here or paste one.
photo-camera-how = Hold the camera straight above the grid, so that all of it is in the picture, and in focus.
photo-video = What the camera sees
photo-shoot = Take the picture
photo-back = Back
photo-camera-none = No camera was found. Choose a picture instead.
photo-camera-denied = The browser does not let this page use the camera. Allow it in the settings of the browser for this page, or choose a picture.
photo-camera-failed = The camera does not start. Another program may be using it.
photo-camera-insecure = Browsers let a page use the camera only at localhost or with https. Choose a picture instead.
photo-reading = Reading the picture …
photo-none = No Sudoku that can be read was found in this picture. All of the grid should be in it, in focus and without hard shadows.
photo-page = Page (of { $count })
photo-static = Photos are read by nonet on your own computer: { $command }
photo-too-long = This file is larger than 64 MB.
code-photo = This file cannot be opened as a picture, or the picture is too large or too small. JPEG, PNG, WebP and most others will do; save HEIC as JPEG first.
code-photo-extra = Reading photos needs an extra package. Install it with pip install 'nonet[photo]' and start nonet again.

photo-which = Which grid?
photo-grid = Grid { $number }
photo-overlay = The photo with what was read
photo-open = Compare the cells with a question mark: { $count }
photo-all-checked = All doubtful cells are checked.
photo-compare = Compare the digits with the photo: the reading is not certain.
photo-sure = Read without doubt.
photo-next = Right, next doubtful cell ({ $count })
photo-or = doubtful, perhaps { $others }
photo-checked = checked
photo-likely = Most probable digits
photo-blank = Empty
photo-turn = Turn by 90°
photo-another = Another picture
photo-save = Save the photo

photo-looking = Counting solutions …
photo-conflict = The same digit twice in a row, column or box
photo-one = Exactly one solution
photo-none-solves = No solution: a digit is wrong
photo-several = Several solutions: a given is missing
photo-undecided = Too hard to say how many solutions there are
