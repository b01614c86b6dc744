import type { Benchmark } from '../benchmark.js';
import { listPages } from './list-pages.js';
import { onKurrent } from './on-kurrent.js';

/**
 * P16: what event log and read store cost beside the bare clients, on the same servers in the same run. Lists are measured where
 * `TEST_MONGODB_URL` names a server.
 */
export const servers: Benchmark = {
  id: 'servers',
  question: 'What do KurrentDB and MongoDB cost through the product, beside their bare clients?',
  async run(context) {
    const { rounds, say } = context;
    const { TEST_EVENTSTORE_URL: events, TEST_MONGODB_URL: documents } = process.env;
    const lists = documents === undefined ? [] : [await listPages(documents, rounds, say)];
    if (lists.length === 0) say('TEST_MONGODB_URL names no server: lists are not measured');
    const found = await onKurrent(context, events);
    return {
      ...found,
      samples: [...lists.flatMap(({ ours, baseline }) => [ours, baseline]), ...found.samples],
      goals: [...lists, ...found.goals],
      facts: { ...found.facts, MongoDB: documents === undefined ? 'none' : 'TEST_MONGODB_URL' },
    };
  },
};
