// What the modules of lessons exchange with the page and the server. Only the type checker reads
// this file.

/** What a game is a task of. */
type Task =
  | { kind: "daily"; day: string; level: Service.DailyRecord["level"] }
  | { kind: "station"; station: string };

type FollowedApp = Pick<App, "game" | "listen" | "timer">;

/** As the service has them. */
type RulesScreen = Service.ScreenRecord;
type DailyResult = Service.ResultRecord;
type DatedPuzzle = Service.DatedPuzzle;
type CoachUse = Service.UseRecord;
type CoachSlip = Service.SlipRecord;
type CoachWait = Service.WaitRecord;
