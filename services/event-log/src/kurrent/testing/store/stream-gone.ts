/** A stream was deleted for good: nothing can be written to it any more. */
export class StreamGone extends Error {
  constructor(readonly stream: string) {
    super(`${stream} was deleted for good`);
    this.name = 'StreamGone';
  }
}
