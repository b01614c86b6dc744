import { defineReaction } from '../define-reaction.js';
import type { EventDefinition } from '@foyer/contracts/schema';
import type { Needs } from '../needs.js';
import type { ReactionRun } from '../reactions/reaction-declaration.js';

/** How often it is looked for what is old enough, in milliseconds. */
const LOOK_MS = 900_000;
const ALL = 'all';

/**
 * Deletes what is kept for a period that the company sets; also where the server was not running
 * when it became too old. All data with such a period is deleted by this.
 */
export const deleteWhatHasExpired = <Kept, N extends Needs = Needs>(parts: {
  readonly name: string;
  readonly needs?: N;
  /** The events that set the period. */
  readonly on: readonly EventDefinition[];
  /** Returns the moment by which items must have ended to go; undefined where all are kept. */
  readonly until: (run: ReactionRun<N>) => Promise<string | undefined>;
  /** Returns the items that were finished by a moment, and still exist. */
  readonly finishedUntil: (moment: string, run: ReactionRun<N>) => Promise<readonly Kept[]>;
  readonly remove: (kept: Kept, run: ReactionRun<N>) => Promise<unknown>;
}) =>
  defineReaction({
    name: parts.name,
    on: parts.on,
    ...(parts.needs && { needs: parts.needs }),
    key: () => ALL,
    begin: () => [ALL],
    beginsOnceOpen: true,
    run: async (_, run: ReactionRun<N>) => {
      const { now, again } = run;
      const lookAgain = () => again(new Date(now.getTime() + LOOK_MS));
      // If there is none, a start need not read how long they are kept.
      if ((await parts.finishedUntil(now.toISOString(), run)).length === 0) {
        lookAgain();
        return;
      }
      const until = await parts.until(run);
      if (until === undefined) return;
      for (const kept of await parts.finishedUntil(until, run)) await parts.remove(kept, run);
      lookAgain();
    },
  });
