import type { Benchmark } from '../benchmark.js';
import { onKurrent } from './on-kurrent.js';

/** P16: what the event log costs beside the bare client, on the same server in the same run. */
export const servers: Benchmark = {
  id: 'servers',
  question: 'What does KurrentDB cost through the event log, beside its bare client?',
  run: (context) => onKurrent(context, process.env.TEST_EVENTSTORE_URL),
};
