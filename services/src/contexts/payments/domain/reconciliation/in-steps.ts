/** A computation that pauses now and then, so that something else can have its turn. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs a computation without letting go. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
