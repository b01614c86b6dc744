import fc from 'fast-check';

/** Bugs that the model must find: what is planted, and where. */
export const PLANTED_BUGS = [
  'new-key-on-retry',
  'timeout-is-final',
  'send-before-record',
  'first-answer-wins',
  'reversal-retried',
] as const;
export type PlantedBug = (typeof PLANTED_BUGS)[number];

/** How a terminal treats one request. */
export interface Treatment {
  readonly does: boolean;
  /** `contradicted`: it says that it failed, and later that it did not. */
  readonly answer: 'prompt' | 'lost' | 'late' | 'twice' | 'contradicted';
  /** It does something of its own afterwards, so that its last answer is gone. */
  readonly forgets: boolean;
}

export interface PlannedPayment {
  readonly circuit: string;
  readonly payment: Treatment;
  readonly reversal: Treatment | null;
  /** The difference that is made at the day's end. */
  readonly fault: 'none' | 'lost-at-terminal' | 'other-amount' | 'no-receipt';
}

/** The events, and their order: every choice is the next number of the tape. */
export interface Plan {
  readonly payments: readonly PlannedPayment[];
  readonly paidByHand: boolean;
  readonly tape: readonly number[];
}

const treatmentBy = (
  ...answers: readonly [Treatment['answer'], ...Treatment['answer'][]]
): fc.Arbitrary<Treatment> =>
  fc.record({ does: fc.boolean(), answer: fc.constantFrom(...answers), forgets: fc.boolean() });

export const plans: fc.Arbitrary<Plan> = fc.record({
  payments: fc.array(
    fc.record({
      circuit: fc.constantFrom('VISA', 'girocard'),
      payment: treatmentBy('prompt', 'prompt', 'lost', 'late', 'twice', 'contradicted'),
      reversal: fc.option(treatmentBy('prompt', 'prompt', 'lost', 'late', 'twice')),
      fault: fc.constantFrom('none', 'none', 'lost-at-terminal', 'other-amount', 'no-receipt'),
    }),
    { minLength: 1, maxLength: 7 },
  ),
  paidByHand: fc.boolean(),
  tape: fc.array(fc.nat(999), { minLength: 20, maxLength: 60 }),
});
