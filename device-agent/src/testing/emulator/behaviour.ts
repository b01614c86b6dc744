/** Places in the course of a request at which a terminal can lose its line. */
export const COURSE = [
  /** The request was read; a terminal that loses its line here forgets it. */
  'received',
  'displayed',
  /** The money was taken. */
  'booked',
  'merchantPrinted',
  'customerPrinted',
  /** In the middle of the answer's bytes. */
  'answering',
  'answered',
] as const;
export type CoursePoint = (typeof COURSE)[number];

/** What a terminal does with one request. */
export interface Behaviour {
  readonly outcome: 'approve' | 'decline' | 'timeout' | 'busy' | 'error';
  /** Late is after {@link EmulatedTerminal.release}. */
  readonly answer: 'once' | 'twice' | 'late' | 'never';
  /** Loses the line here; also at a point that only one protocol has. */
  readonly dropAt: string | null;
  /** Says something first that answers a request that no one made. */
  readonly foreign: boolean;
  readonly circuit: string;
  readonly cardNumber: string;
}

/** Test numbers that card schemes publish; they belong to no account. */
export const APPROVE: Behaviour = {
  outcome: 'approve',
  answer: 'once',
  dropAt: null,
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
