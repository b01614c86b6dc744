import { fullPath } from '@foyer/contracts/schema';
import { visitRoutes } from '@foyer/contracts/visits';

const REPLAYS_EVERY = 4;

/**
 * The planted bug: now and then a question for the state of a visit gets an earlier answer, as a
 * proxy may keep it.
 */
export function replaying(send: typeof fetch): typeof fetch {
  const kept = new Map<unknown, Response>();
  let asked = 0;
  return async (input, init) => {
    if (typeof input !== 'string' || !input.endsWith(fullPath(visitRoutes.openVisit))) {
      return send(input, init);
    }
    const query = init?.body;
    const before = kept.get(query);
    asked += 1;
    if (before && asked % REPLAYS_EVERY === 0) return before.clone();
    const answer = await send(input, init);
    if (!before && answer.ok) kept.set(query, answer.clone());
    return answer;
  };
}
