// How the engine is asked. Only the type checker reads this.

/** The answers of the engine, by kinds of questions. */
type Answers = { [Name in Kind]: Kinds[Name]["answer"] };
type Questions = { [Name in Kind]: Kinds[Name]["question"] };

/** How far an answer is. */
type Progress = Service.Progress;
interface Job<Answer> {
  answer: Promise<Answer>;
  stop(): void;
}
/** Who hears how far the answer is. */
interface Listening {
  onProgress?: (progress: Progress) => void;
}
/** What answers questions, once it is up. */
interface Engine {
  ask<Name extends Kind>(
    kind: Name,
    question: Questions[Name],
    listening: Listening,
  ): Job<Answers[Name]>;
  isUp(): boolean;
  up: Promise<unknown>;
}

/** A question to a worker that waits or is being answered. */
interface Asked {
  id: number;
  kind: Kind;
  question: Questions[Kind];
  onProgress(progress: Progress): void;
  resolve(answer: object): void;
  reject(error: Refusal): void;
}
/** What a worker says: that it is up, that it cannot be, or something of a question. */
interface EngineMessage {
  ready?: boolean;
  kept?: boolean;
  failed?: boolean;
  id?: number;
  progress?: Progress;
  answer?: object;
  error?: Problem;
}
