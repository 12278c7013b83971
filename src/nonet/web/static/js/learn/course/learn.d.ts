// What the modules of the course exchange with the server. Only the type checker reads this file.

interface CoursePanel extends Panel {
  go(station: string | null): Promise<void>;
  practise(station: string, seed?: number | null): Promise<unknown>;
}

/** As the service has them. */
type CourseStation = Service.StationRecord;
type CourseAnswer = Service.CourseAnswer;
type StationPage = Service.StationPage;
type CourseExercise = Service.ExerciseRecord;
