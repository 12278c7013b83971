// What the modules of lessons exchange with the page and the server. Only the type checker reads
// this file.

/** What a game is a task of. */
type Task = { kind: "daily"; day: string; level: string } | { kind: "station"; station: string };

type FollowedApp = Pick<App, "game" | "listen" | "timer">;

interface RulesScreen {
  name: string;
  title: string;
  text: string;
  done: string;
  state: State;
  scene: Scene;
}
interface DailyResult {
  day: string;
  level: string;
  seconds: number;
  helped: boolean;
}
interface DatedPuzzle {
  state: State;
  scene: Scene;
  grade: Grade | null;
  station: string | null;
  result: DailyResult | null;
}
interface CoachUse {
  name: string;
  title: string;
  station: string | null;
  count: number;
}
interface CoachSlip {
  move: number;
  cell: number;
  digit: number;
}
interface CoachWait {
  move: number;
  seconds: number;
  state: State;
  step: Step | null;
  station: string | null;
}
