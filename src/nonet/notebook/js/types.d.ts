// What the notebook gives a board, and what a board keeps there. Only the type checker reads this.

/** What the player has written, a value for each cell. */
interface Played {
  entries: number[];
  corner: Digits[];
  centre: Digits[];
  colours: Digits[];
}
/** A step that the kernel or a view shows, with the marks that it speaks of. */
interface ShownStep {
  step: Step;
  candidates: Digits[];
  depth: number;
}
interface BoardTraits {
  _id: string;
  _posed: ReadPuzzle & { scene: Scene | null };
  _played: Played;
  _shown: ShownStep | null;
  _style: string;
  _voice: { language: Language; tag: string; dates: string; messages: Record<string, string> };
}
/** What the kernel says to a question. */
interface CommAnswer {
  id: string;
  answer?: object;
  error?: Problem;
}
/** The model of a widget, as anywidget gives it. */
interface BoardModel {
  get<Name extends keyof BoardTraits>(name: Name): BoardTraits[Name];
  set<Name extends keyof BoardTraits>(name: Name, value: BoardTraits[Name]): void;
  save_changes(): void;
  send(content: object): void;
  on(event: string, does: (content: CommAnswer) => void): void;
}
/** A view of a board, which draws what changed. */
interface PlayView {
  refresh(): void;
  say(text: string): void;
}
type Play = import("./play.js").Play;
