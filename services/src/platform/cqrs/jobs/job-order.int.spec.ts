import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';

import { Rejected, systemActor, type CommandContext } from '../commands/index.js';
import { defineJob, provideJobs } from '../index.js';
import { ReactionFeed } from '../reactions/index.js';
import { BellRung, Bells } from '../testing/bells.js';
import { jobIdOf } from './job-store.js';
import { Jobs, JobsModule } from './index.js';

const DAY_MS = 24 * 3_600_000;
const AGAIN_MS = 60_000;

describe('a job that is wanted once more', () => {
  let bells: Bells;
  let app: INestApplicationContext;
  /** The results of the bells, in the order in which they ended. */
  let done: string[];
  /** How a bell is answered: refused, away, or once it is let go. */
  let refused: Set<string>;
  let away: Set<string>;
  let held: Map<string, Promise<void>>;
  let until: string | undefined;

  beforeEach(() => {
    bells = new Bells();
    done = [];
    refused = new Set();
    away = new Set();
    held = new Map();
    until = undefined;
  });
  afterEach(() => bells.close());

  const begin = async () => {
    const answerBell = defineJob({
      name: 'answer-bell',
      on: [BellRung],
      deadlineMs: DAY_MS,
      ...(until !== undefined && { until: () => until ?? '' }),
      retries: { firstMs: AGAIN_MS, maxMs: AGAIN_MS },
      inLine: () => 'hall',
      run: async ({ data: { bellId } }) => {
        if (refused.has(bellId)) throw new Rejected('LINK_EXPIRED');
        if (away.has(bellId)) throw new Error('away');
        await held.get(bellId);
        done.push(bellId);
      },
    });
    app = await bells.start([JobsModule], provideJobs([answerBell]));
  };
  const settled = () => app.get(ReactionFeed, { strict: false }).settled();
  const again = (eventId: string) => {
    const context: CommandContext = {
      ...{ commandId: bells.newId.next(), correlationId: 'c', actor: systemActor('test') },
    };
    return app.get(Jobs, { strict: false }).retry(context, jobIdOf('answer-bell', eventId));
  };
  const hold = (bellId: string): (() => void) => {
    let release: () => void = () => undefined;
    held.set(bellId, new Promise<void>((resolve) => (release = resolve)));
    return release;
  };

  test('is refused where a later one about the same is done', async () => {
    refused.add('a');
    await begin();
    const first = await bells.ring('a');
    await bells.until('JobGivenUp', 1);
    await bells.ring('b');
    await bells.until('JobFinished', 1);
    await settled();
    refused.clear();
    await expect(again(first)).rejects.toMatchObject({ code: 'JOB_OVERTAKEN' });
    expect(done).toEqual(['b']);
  });

  test('is refused while a later one about the same is under way', async () => {
    refused.add('a');
    const release = hold('b');
    await begin();
    const first = await bells.ring('a');
    await bells.until('JobGivenUp', 1);
    await bells.ring('b');
    await bells.until('JobStarted', 2);
    refused.clear();
    await expect(again(first)).rejects.toMatchObject({ code: 'JOB_OVERTAKEN' });
    release();
    await bells.until('JobFinished', 1);
    expect(done).toEqual(['b']);
  });

  test('is done before a later one that is still to be tried', async () => {
    refused.add('a');
    away.add('b');
    const release = hold('a');
    await begin();
    const first = await bells.ring('a');
    await bells.until('JobGivenUp', 1);
    await bells.ring('b');
    await bells.until('JobAttemptFailed', 1);
    await settled();
    refused.clear();
    away.clear();
    await again(first);
    await bells.until('JobStarted', 3);
    // The time of the later one comes while the earlier one is under way.
    bells.clock.advance(AGAIN_MS);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(done).toEqual([]);
    release();
    await bells.until('JobFinished', 2);
    expect(done).toEqual(['a', 'b']);
  });

  test('is refused once the time is over in which it made sense', async () => {
    refused.add('a');
    until = new Date(bells.clock.now().getTime() + AGAIN_MS).toISOString();
    await begin();
    const first = await bells.ring('a');
    await bells.until('JobGivenUp', 1);
    await settled();
    bells.clock.advance(AGAIN_MS);
    await expect(again(first)).rejects.toMatchObject({ code: 'JOB_TOO_LATE' });
  });

  test('ends at each of its deadlines', async () => {
    away.add('a');
    await begin();
    const first = await bells.ring('a');
    for (const ends of [1, 2]) {
      await bells.until('JobAttemptFailed', ends);
      await settled();
      bells.clock.advance(DAY_MS);
      await bells.until('JobGivenUp', ends);
      await settled();
      if (ends === 1) await again(first);
    }
  });
});
