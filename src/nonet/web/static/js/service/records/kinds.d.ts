// Made by tools/page_types.py.
// The question and the answer of each kind.

interface Kinds {
  about: { question: Service.AboutQuestion; answer: Service.About };
  advise: { question: Service.Question; answer: Service.AdviceAnswer };
  candidates: { question: Service.Question; answer: Service.CandidatesAnswer };
  check: { question: Service.CheckQuestion; answer: Service.CheckAnswer };
  coach: { question: Service.CoachQuestion; answer: Service.CoachAnswer };
  combinations: { question: Service.CombinationsQuestion; answer: Service.CombinationsAnswer };
  conflicts: { question: Service.ConflictsQuestion; answer: Service.ConflictsAnswer };
  count: { question: Service.CountQuestion; answer: Service.CountAnswer };
  course: { question: Service.CourseQuestion; answer: Service.CourseAnswer };
  daily: { question: Service.DailyQuestion; answer: Service.DatedPuzzle };
  exercise: { question: Service.ExerciseQuestion; answer: Service.ExerciseRecord };
  "exercise-check": { question: Service.CheckAnswerQuestion; answer: Service.VerdictRecord };
  "exercise-hint": { question: Service.ExerciseHintQuestion; answer: Service.ExerciseHint };
  "exercise-set": { question: Service.SetQuestion; answer: Service.ExerciseSet };
  export: { question: Service.ExportQuestion; answer: Service.ExportAnswer };
  "export-file": { question: Service.ExportQuestion; answer: Service.ExportedFile };
  "fill-rules": { question: Service.FillRulesQuestion; answer: Service.FillRulesAnswer };
  formats: { question: Service.FormatsQuestion; answer: Service.FormatsAnswer };
  forms: { question: Service.FormsQuestion; answer: Service.FormsAnswer };
  generate: { question: Service.GenerateQuestion; answer: Service.GenerateAnswer };
  grade: { question: Service.Question; answer: Service.GradeRecord };
  hint: { question: Service.HintQuestion; answer: Service.HintAnswer };
  import: { question: Service.ImportQuestion; answer: Service.ImportAnswer };
  keep: { question: Service.KeepQuestion; answer: Service.KeptPuzzle };
  "keep-learning": { question: Service.LearningSent; answer: Service.Kept };
  learning: { question: Service.LearningQuestion; answer: Service.Learning };
  "move-rules": { question: Service.MoveRulesQuestion; answer: Service.MoveRulesAnswer };
  parse: { question: Service.ParseQuestion; answer: Service.ParseAnswer };
  placement: { question: Service.PlacementQuestion; answer: Service.Placement };
  "placement-result": { question: Service.PlacedQuestion; answer: Service.Placed };
  print: { question: Service.PrintQuestion; answer: Service.Printed };
  propose: { question: Service.ProposeQuestion; answer: Service.ProposeAnswer };
  rate: { question: Service.Question; answer: Service.RatingRecord };
  "read-library": { question: Service.PackedLibrary; answer: Service.LibraryAnswer };
  refute: { question: Service.RefuteQuestion; answer: Service.RefuteAnswer };
  "rule-kinds": { question: Service.RuleKindsQuestion; answer: Service.RuleKindsAnswer };
  rules: { question: Service.RulesQuestion; answer: Service.RulesAnswer };
  "rules-check": { question: Service.DigitQuestion; answer: Service.DigitVerdict };
  "rules-screens": { question: Service.ScreensQuestion; answer: Service.Screens };
  scene: { question: Service.SceneQuestion; answer: Service.SceneRecord };
  "set-rules": { question: Service.SetRulesQuestion; answer: Service.SetRulesAnswer };
  share: { question: Service.ShareQuestion; answer: Service.ShareAnswer };
  solve: { question: Service.Question; answer: Service.SolveAnswer };
  station: { question: Service.StationQuestion; answer: Service.StationPage };
  "station-puzzle": { question: Service.PuzzleQuestion; answer: Service.StationPuzzle };
  steps: { question: Service.StepsQuestion; answer: Service.StepsAnswer };
  survey: { question: Service.Question; answer: Service.SurveyAnswer };
  technique: { question: Service.TechniqueQuestion; answer: Service.TechniquePage };
  techniques: { question: Service.CatalogueQuestion; answer: Service.CatalogueAnswer };
  "true-candidates": { question: Service.Question; answer: Service.CandidatesAnswer };
  walkthrough: { question: Service.TeachQuestion; answer: Service.WalkthroughAnswer };
  weekly: { question: Service.WeeklyQuestion; answer: Service.DatedPuzzle };
  worksheet: { question: Service.WorksheetQuestion; answer: Service.WorksheetAnswer };
}
type Kind = keyof Kinds;
