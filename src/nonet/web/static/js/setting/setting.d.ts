// What the modules of the setter's desk exchange. Only the type checker reads this file.

/** A puzzle as it is being made: its layout without rules, and these as lines. */
interface Draft {
  layout: Layout;
  lines: string[];
  givens: number[];
  cosmetics: Cosmetics;
  title: string;
  author: string;
  rules: string;
  message: string;
}
/** What takes a change of a draft back: fields, and the digits of cells. */
type Patch = Partial<Draft> & { cells?: CellDigit[] };
/** What a game that is a draft is saved with. */
interface SavedDraft {
  lines: string[];
  past: Patch[];
  future: Patch[];
}
/** What the server has said of a draft so far. */
interface Findings {
  survey: Survey | null;
  advice: Advice | null;
  grade: Grade | null;
  isBusy: boolean;
  problem: string;
}
/** What a list of drawings says of one. */
interface DrawnItem {
  text?: string;
  colour?: string;
  fill?: string;
  text_colour?: string;
}
type Desk = import("./desk.js").Desk;

/** As the service has them. */
type SetRule = Service.LineRecord;
type LineProblem = Service.LineProblem;
type RulesAnswer = Service.SetRulesAnswer;
type RuleParameter = Service.ParameterRecord;
type RuleKind = Service.RuleKindRecord;
type RuleDress = Service.DressRecord;
type RoleKind = Service.RoleKindRecord;
type RuleTool = Service.ToolRecord;
/** What a search may find. */
interface Searched {
  /** Names that are its alone. */
  own: string[];
  words: string[];
  said: string;
}
type Survey = Service.SurveyAnswer;
type Advice = Service.AdviceAnswer;
