import type { Benchmark } from '../benchmark.js';
import { listPages } from './list-pages.js';
import { onKurrent } from './on-kurrent.js';
import { readModels } from './read-models.js';

/**
 * P16: the cost of event log and read store next to the bare clients, on the same servers in the
 * same run. Lists and read models are measured where `TEST_MONGODB_URL` names a server.
 */
export const servers: Benchmark = {
  id: 'servers',
  question: 'What do KurrentDB and MongoDB cost through the product, beside their bare clients?',
  async run(context) {
    const { rounds, say } = context;
    const { TEST_EVENTSTORE_URL: events, TEST_MONGODB_URL: documents } = process.env;
    const lists = documents === undefined ? [] : [await listPages(documents, rounds, say)];
    const models = documents === undefined ? [] : await readModels(documents, rounds, say);
    if (documents === undefined) say('TEST_MONGODB_URL names no server: it is not measured');
    const found = await onKurrent(context, events);
    return {
      ...found,
      samples: [
        ...lists.flatMap(({ ours, baseline }) => [ours, baseline]),
        ...models,
        ...found.samples,
      ],
      goals: [...lists, ...found.goals],
      facts: { ...found.facts, MongoDB: documents === undefined ? 'none' : 'TEST_MONGODB_URL' },
    };
  },
};
