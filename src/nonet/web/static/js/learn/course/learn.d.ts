// What the modules of the course exchange with the server. Only the type checker reads this file.

interface CourseStation {
  station: string;
  title: string;
  techniques: string[];
  level: string;
  mastery: number;
  box: number;
  answers: number;
  right: number;
  due: string | null;
}
interface CourseAnswer {
  chapters: { chapter: string; title: string; stations: CourseStation[]; learnt: number }[];
  due: string[];
  following: string | null;
  weakest: string | null;
  learnt: number;
}
interface StationPage {
  station: string;
  chapter: string;
  chapterTitle: string;
  title: string;
  idea: string;
  why: string;
  look: string;
  stops: string;
  techniques: string[];
  before: string | null;
  after: string | null;
  example: { state: State; step: Step; scene: Scene; links: Step["chain"] };
}
interface CoursePanel extends Panel {
  go(station: string | null): Promise<void>;
  practise(station: string, seed?: number | null): Promise<unknown>;
}
interface CourseExercise {
  name: string;
  title: string;
  station: string | null;
  technique: string;
  seed: number;
  state: State;
  scene: Scene;
  answers: number;
  places: boolean;
  phrase: string;
}
