import { RecordingRetentionSet } from '@foyer/contracts/recordings';

import { defineReaction, type ReactionRun } from '../../../platform/eventing/index.js';
import { expiredUntil } from '../domain/retention.js';
import { retention } from '../streams.js';

/** How often it is looked for what is old enough, in milliseconds. */
const LOOK_MS = 900_000;
const ALL = 'all';

const needs = {};
type Run = ReactionRun<typeof needs>;

/**
 * Deletes what is kept as long as recordings are; also where the server was not running when it
 * became too old.
 */
export const deleteWhatHasExpired = <Kept>(parts: {
  readonly name: string;
  /** Returns the items that were finished by a moment, and still exist. */
  readonly finishedUntil: (moment: string, run: Run) => Promise<readonly Kept[]>;
  readonly remove: (kept: Kept, run: Run) => Promise<unknown>;
}) =>
  defineReaction({
    name: parts.name,
    on: [RecordingRetentionSet],
    needs,
    key: () => ALL,
    begin: () => [ALL],
    beginsOnceOpen: true,
    run: async (_, run) => {
      const { stateOf, now, again } = run;
      const lookAgain = () => again(new Date(now.getTime() + LOOK_MS));
      // If there is none, a start need not read how long they are kept.
      if ((await parts.finishedUntil(now.toISOString(), run)).length === 0) {
        lookAgain();
        return;
      }
      const until = expiredUntil(await stateOf(retention), now);
      if (until === undefined) return;
      for (const kept of await parts.finishedUntil(until, run)) await parts.remove(kept, run);
      lookAgain();
    },
  });
