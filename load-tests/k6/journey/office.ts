/** The office that `npm run k6` has opened for this run. */
interface Office {
  readonly origin: string;
  readonly portalIds: readonly string[];
  /** User names, one for each agent. */
  readonly agents: readonly string[];
  /** Of every agent. */
  readonly password: string;
}

const prepared = __ENV.FOYER_K6_OFFICE;
if (prepared === undefined) throw new Error('This is run by `npm run k6`');

export const office = JSON.parse(prepared) as Office;

/** Visitors a second, and how long they come, as the command says. */
export const rate = Number(__ENV.FOYER_K6_RATE);
export const seconds = Number(__ENV.FOYER_K6_SECONDS);
