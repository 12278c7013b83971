// Links of puzzles and lessons that were made when the app was at this address open there still.
if (/[#&](?:p|learn)=/.test(location.hash)) location.replace(`play/${location.hash}`);
