import type { IceCandidate } from '@foyer/contracts/calls';

/** A browser finds a dozen or two; more than this while Janus is not ready is not a browser. */
const QUEUE_MAX = 128;

/** Holds back the candidates of a browser until Janus has the description that they belong to. */
export class CandidateQueue {
  readonly #waiting: (IceCandidate | null)[] = [];
  #send: ((candidate: IceCandidate | null) => void) | undefined;

  add(candidate: IceCandidate | null): void {
    if (this.#send !== undefined) this.#send(candidate);
    else if (this.#waiting.length < QUEUE_MAX) this.#waiting.push(candidate);
  }

  open(send: (candidate: IceCandidate | null) => void): void {
    this.#send = send;
    for (const candidate of this.#waiting.splice(0)) send(candidate);
  }
}
