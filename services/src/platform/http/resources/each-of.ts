import { Rejected } from '../../cqrs/commands/index.js';

/** The answer of a call on several things, each done apart from the others. */
export interface PartlyDone {
  readonly successIds: string[];
  readonly failedIds: string[];
  /** The code of each error, so that people learn the reason. */
  readonly failures: { readonly id: string; readonly code: string }[];
}

/** Does one thing after the other, so that one error does not stop the others. */
export async function eachOf(
  ids: Iterable<string>,
  run: (id: string) => Promise<void>,
): Promise<PartlyDone> {
  const done: PartlyDone = { successIds: [], failedIds: [], failures: [] };
  for (const id of new Set(ids)) {
    try {
      await run(id);
      done.successIds.push(id);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      done.failedIds.push(id);
      done.failures.push({ id, code: error.code });
    }
  }
  return done;
}
