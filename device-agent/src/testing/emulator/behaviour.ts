/** Places in the course of a request at which a terminal can lose its line. */
export const COURSE = [
  /** The request was read; a terminal that loses its line here forgets it. */
  'received',
  'displayed',
  /** The money was taken. */
  'booked',
  /** The outcome went out and was not acknowledged yet. */
  'announcing',
  'announced',
  'merchantPrinted',
  'customerPrinted',
  /** In the middle of the answer's bytes. */
  'answering',
  'answered',
] as const;
export type CoursePoint = (typeof COURSE)[number];

/**
 * Ways to lose a line. `cut`: the connection ends. `mute`: it stays, and nothing comes any more.
 * `stall`: nothing happens before {@link EmulatedTerminal.release}. `vanish`: the terminal is out
 * of reach until it listens again. `forget`: its last transaction is gone, too.
 */
export const LOSSES = ['cut', 'mute', 'stall', 'vanish', 'forget'] as const;
export type Loss = (typeof LOSSES)[number];

/** The behaviour of a terminal at one request. */
export interface Behaviour {
  readonly outcome: 'approve' | 'decline' | 'timeout' | 'busy' | 'error';
  /** Late is after {@link EmulatedTerminal.release}. */
  readonly answer: 'once' | 'twice' | 'late' | 'never';
  /** Loses the line here. */
  readonly dropAt: CoursePoint | null;
  readonly how: Loss;
  /** Sends an answer first to a request that was never made. */
  readonly foreign: boolean;
  readonly circuit: string;
  readonly cardNumber: string;
}

/** Test numbers that card schemes publish; they belong to no account. */
export const APPROVE: Behaviour = {
  outcome: 'approve',
  answer: 'once',
  dropAt: null,
  how: 'cut',
  foreign: false,
  circuit: 'girocard',
  cardNumber: '6799998900000060018',
};

/** Which behaviours the next requests meet; then all is approved. */
export class Script {
  readonly #next: Behaviour[] = [];

  /** The next request that is no question meets this. */
  add(behaviour: Partial<Behaviour>): void {
    this.#next.push({ ...APPROVE, ...behaviour });
  }

  take(): Behaviour {
    return this.#next.shift() ?? APPROVE;
  }
}
