import { Counter, Trend } from 'k6/metrics';

/** Milliseconds until the server has answered a step of the journey; tagged with the step. */
const step = new Trend('step', true);
/** Milliseconds until the admission answered that it admits no visitor at present. */
export const failure = new Trend('rejection', true);

/** Visitors by what became of them. */
export const opened = new Counter('visits_opened');
export const served = new Counter('visits_served');
export const left = new Counter('visits_left');
export const refused = new Counter('visits_refused');
/** Visitors and agents whose journey ended otherwise: always a fault. */
export const lost = new Counter('journeys_lost');
/** Pickups that agents were acknowledged. */
export const taken = new Counter('pickups_acknowledged');

/** The steps that both sides wait for, in the order of the journey. */
export const STEPS = [
  'sign-in',
  'portal',
  'open',
  'connect',
  'start',
  'ring',
  'accept',
  'enter',
  'end',
] as const;
export type Step = (typeof STEPS)[number];

/**
 * Takes the time of a step that the server answers. A step that fails is not a measure of anything.
 */
export async function timed<T>(name: Step, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const result = await work();
  step.add(Date.now() - began, { step: name });
  return result;
}
