// Made by tools/page_types.py.

declare namespace Service {
  /** An answer to an exercise, as the library keeps it. */
  interface AnswerRecord {
    station: string;
    technique: string;
    seed: number;
    right: boolean;
    hints: number;
    seconds: number;
    at: string;
    kind: "exercise" | "placement" | "game";
  }

  /** An answer to an exercise, as the library keeps it. */
  interface AnswerRecordSent {
    station: string;
    technique: string;
    seed: number;
    right: boolean;
    hints: number;
    seconds: number;
    at: string;
    kind?: "exercise" | "placement" | "game";
  }

  /** A chapter of stations that follow each other. */
  interface ChapterRecord {
    chapter: string;
    title: string;
    stations: StationRecord[];
    /** Stations of it that are learnt. */
    learnt: number;
  }

  /** An answer to an exercise: the cells of the pattern, or what follows from it. */
  interface CheckAnswerQuestion {
    name: string;
    seed: number;
    language?: string;
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    cells?: number[];
    placed?: [number, number][];
    removed?: [number, number][];
  }

  /** Observations about the player of a game. */
  interface CoachAnswer {
    used: UseRecord[];
    /** What the teacher uses on the whole way. */
    needed: UseRecord[];
    /** Right digits that no short argument gives. */
    unexplained: number;
    slips: SlipRecord[];
    /** Longest first; none where times are not known. */
    waits: WaitRecord[];
    practise: PractiseRecord | null;
    helped: boolean;
    /** How often the player was helped, where that is known. */
    helps: number;
  }

  /** A game as the page has it, or one of the library by its number. */
  interface CoachQuestion {
    document?: DocumentSent | null;
    game?: number | null;
    language?: string;
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
  }

  /** The course; the first chapter, that of the rules, is asked for by `rules-screens`. */
  interface CourseAnswer {
    chapters: ChapterRecord[];
    /** Stations to review now, those longest due first. */
    due: string[];
    /** Where the test at the beginning sent the learner. */
    start: string | null;
    /** The first station from there on that is not learnt yet. */
    following: string | null;
    /** Of those that were answered. */
    weakest: string | null;
    /** Stations that are learnt. */
    learnt: number;
  }

  /** The course, with what has been learnt from these answers; null: those of the library. */
  interface CourseQuestion {
    language?: string;
    answers?: AnswerRecordSent[] | null;
    /** Null: the time of the server. */
    now?: string | null;
  }

  /** The puzzle of a day. */
  interface DailyQuestion {
    day: string;
    level?: "easy" | "medium" | "hard" | "expert";
  }

  /** A daily puzzle that was solved, as the library keeps it. */
  interface DailyRecord {
    day: string;
    level: "easy" | "medium" | "hard" | "expert";
    seconds: number;
    helped: boolean;
    at: string;
  }

  /** A puzzle of a day or a week. */
  interface DatedPuzzle {
    state: State;
    scene: SceneRecord;
    grade: GradeRecord | null;
    /** That it needs. */
    station: string | null;
    /** In the library. */
    result: ResultRecord | null;
  }

  /** A digit that is entered on a screen; the state is that before it. */
  interface DigitQuestion {
    screen: string;
    state: StateSent;
    cell: number;
    digit: number;
    language?: string;
  }

  /** Whether the digit is right, and why; `cells` holds the digit that it repeats. */
  interface DigitVerdict {
    right: boolean;
    /** Whether the grid is full and right with it. */
    complete: boolean;
    message: string;
    cells: number[];
  }

  /** A hint; what belongs to a greater depth is left out. */
  interface ExerciseHint {
    message: string;
    houses: HouseRecord[];
    /** Where to look, from the second depth on. */
    cells: number[];
    /** At the third depth. */
    step: StepRecord | null;
  }

  /** A hint for an exercise. */
  interface ExerciseHintQuestion {
    name: string;
    seed: number;
    language?: string;
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    depth?: "nudge" | "point" | "show";
  }

  /** An exercise: of a station or a technique, by name; null: another one each time. */
  interface ExerciseQuestion {
    name: string;
    seed?: number | null;
    language?: string;
  }

  /** A position in which a technique is there, and nothing easier. */
  interface ExerciseRecord {
    /** Of the station or technique, as it was made for. */
    name: string;
    title: string;
    station: string | null;
    technique: string;
    seed: number;
    state: State;
    scene: SceneRecord;
    /** Steps that are accepted. */
    answers: number;
    /** Whether a digit is to be entered, rather than candidates removed. */
    places: boolean;
    /** The technique as a sentence looks for it, such as 'an X-wing'. */
    phrase: string;
  }

  /** Exercises on one thing; the same seed gives the same ones. */
  interface ExerciseSet {
    seed: number;
    exercises: ExerciseRecord[];
  }

  /** How many were new: what is sent again is kept once. */
  interface Kept {
    answers: number;
    daily: number;
  }

  /** Answers to exercises, oldest first, and results of daily puzzles. */
  interface Learning {
    answers: AnswerRecord[];
    daily: DailyRecord[];
  }

  /** Answers to exercises, oldest first, and results of daily puzzles. */
  interface LearningSent {
    answers?: AnswerRecordSent[];
    daily?: DailyRecord[];
  }

  /** All that was done. */
  type LearningQuestion = Record<string, never>;

  /** Where to begin. */
  interface Placed {
    station: string;
  }

  /** Whether each exercise of the test was right, in its order. */
  interface PlacedQuestion {
    results: boolean[];
  }

  /** The exercises of the test, from easy to hard. */
  interface Placement {
    exercises: ExerciseRecord[];
  }

  /** The test at the beginning of the course. */
  interface PlacementQuestion {
    seed?: number | null;
    language?: string;
  }

  /** The station that would help most. */
  interface PractiseRecord {
    station: string;
    title: string;
  }

  /** A puzzle whose hardest step is that of a station. */
  interface PuzzleQuestion {
    station: string;
    seed?: number | null;
  }

  /** The first result of a daily puzzle. */
  interface ResultRecord {
    day: string;
    level: "easy" | "medium" | "hard" | "expert";
    seconds: number;
    helped: boolean;
  }

  /** A screen: what the learner reads, and the grid to fill. */
  interface ScreenRecord {
    name: string;
    title: string;
    text: string;
    /** What is said when the grid is full and right. */
    done: string;
    state: State;
    scene: SceneRecord;
  }

  /** The chapter. */
  interface Screens {
    title: string;
    screens: ScreenRecord[];
  }

  /** The screens, in a language. */
  interface ScreensQuestion {
    language?: string;
  }

  /** The exercises of a class. */
  interface SetQuestion {
    name: string;
    seed?: number | null;
    language?: string;
    count?: number;
  }

  /** A digit or a removal that the solution contradicts. */
  interface SlipRecord {
    /** From 1. */
    move: number;
    cell: number;
    digit: number;
    isRemoval: boolean;
  }

  /** The page of a station. */
  interface StationPage {
    station: string;
    chapter: string;
    chapterTitle: string;
    title: string;
    idea: string;
    /** Why it is true. */
    why: string;
    /** How to look for it on the board. */
    look: string;
    /** Where it stops working: usual mistakes. */
    stops: string;
    techniques: string[];
    before: string | null;
    after: string | null;
    example: WorkedExample;
  }

  /** A puzzle whose hardest step is that of a station. */
  interface StationPuzzle {
    station: string;
    state: State;
    scene: SceneRecord;
    seed: number;
    grade: GradeRecord | null;
  }

  /** A station, by its name, or the name of a technique that is taught there. */
  interface StationQuestion {
    name: string;
    language?: string;
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
  }

  /** A station with what has been learnt of it. */
  interface StationRecord {
    station: string;
    title: string;
    techniques: string[];
    /** Of a puzzle that needs it. */
    level: string;
    /** From 0 to 1. */
    mastery: number;
    /** From 0, never answered, to 5. */
    box: number;
    answers: number;
    /** Of the answers, without a hint. */
    right: number;
    /** When it comes again. */
    due: string | null;
  }

  /** How often something was used or needed. */
  interface UseRecord {
    /** Of the station, or of a technique that is not taught. */
    name: string;
    title: string;
    station: string | null;
    count: number;
  }

  /** The verdict on an answer; the step is the accepted one that comes closest to it. */
  interface VerdictRecord {
    right: boolean;
    complete: boolean;
    message: string;
    step: StepRecord | null;
    /** Whether all of it is true, from whatever it follows. */
    isTrue: boolean;
    /** The other technique from which it follows. */
    other: string | null;
  }

  /** A long time before a move, what was on the board, and the easiest step that was there. */
  interface WaitRecord {
    /** From 1. */
    move: number;
    seconds: number;
    state: State;
    step: StepRecord | null;
    station: string | null;
  }

  /** The puzzle of a week that needs a station; null: the one that the learner knows least. */
  interface WeeklyQuestion {
    /** Any day of the week. */
    day: string;
    station?: string | null;
    answers?: AnswerRecordSent[] | null;
  }

  /** A position in which the technique is there and nothing easier, and its step. */
  interface WorkedExample {
    state: State;
    step: StepRecord;
    scene: SceneRecord;
    links: ChainRecord[];
  }

  /** A PDF, and the seed of its exercises. */
  interface WorksheetAnswer {
    fileName: string;
    mediaType: string;
    /** Bytes. */
    size: number;
    /** The address of the file. */
    file: string;
    problems: Problem[];
    seed: number;
  }

  /** Exercises of a station or a technique, by name; the same seed gives the same ones. */
  interface WorksheetQuestion {
    name: string;
    count?: number;
    seed?: number | null;
    /** With the answers at the end. */
    answers?: boolean;
    perPage?: 1 | 2 | 4 | 6;
    paper?: "a4" | "letter";
    /** Of all words; English where no typeface of this machine has its letters. */
    language?: string;
  }
}
