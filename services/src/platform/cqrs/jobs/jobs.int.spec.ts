import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';

import { eventually } from '../../testing/eventually.js';
import { Rejected, systemActor, type CommandContext } from '../commands/index.js';
import { defineJob, provideJobs } from '../index.js';
import { ReactionFeed } from '../reactions/index.js';
import { BellRung, Bells, HearBell } from '../testing/bells.js';
import type { AnyJob } from './job-declaration.js';
import { jobIdOf } from './job-store.js';
import { Jobs, JobsModule } from './index.js';

const DAY_MS = 24 * 3_600_000;
const PERSON = '01990000-0000-7000-8000-0000000000aa';

describe('Background jobs', () => {
  let bells: Bells;
  let context: () => CommandContext;

  beforeEach(() => {
    bells = new Bells();
    context = () => ({
      commandId: bells.newId.next(),
      correlationId: 'c',
      actor: systemActor('test'),
    });
  });
  afterEach(() => bells.close());

  type Run = AnyJob['run'];
  const answer = (
    run: Run,
    options: Partial<Pick<AnyJob, 'retries' | 'atOnce' | 'inLine' | 'givenUp'>> = {},
  ) =>
    defineJob({
      name: 'answer-bell',
      on: [BellRung],
      deadlineMs: DAY_MS,
      retries: { attempts: 3, firstMs: 1_000, maxMs: 5_000 },
      person: () => PERSON,
      ...options,
      run,
    });
  const start = (job: ReturnType<typeof answer>) => bells.start([JobsModule], provideJobs([job]));
  const jobsOf = (app: INestApplicationContext) => app.get(Jobs, { strict: false });
  const types = async () => {
    const all = await bells.events();
    return all.flatMap(({ type }) => (/^Job(?!QueueRead)/.test(type) ? [type] : []));
  };
  const settled = (app: INestApplicationContext) =>
    app.get(ReactionFeed, { strict: false }).settled();
  /** Lets the next try come. */
  const nextTry = async (app: INestApplicationContext, ms: number) => {
    await settled(app);
    bells.clock.advance(ms);
  };
  const hears: Run = async ({ data }, { execute }) => {
    await execute(HearBell, { ...(data as { bellId: string }), by: 'job' });
  };
  const fails: Run = async () => {
    throw Object.assign(new Error('of Ada'), { code: 'ECONNREFUSED' });
  };

  test('are done once for each event, and name it as their cause', async () => {
    const app = await start(answer(hears));
    const id = await bells.ring();
    await bells.until('JobFinished', 1);
    await settled(app);
    expect(await types()).toEqual(['JobQueued', 'JobStarted', 'JobFinished']);
    const job = await bells.events('JobQueued');
    expect(job).toMatchObject([
      {
        stream: `job-${jobIdOf('answer-bell', id)}`,
        data: { kind: 'answer-bell', cause: { eventId: id, stream: 'bell-a', revision: 0 } },
        metadata: { causationId: id, correlationId: bells.lastCorrelation },
      },
    ]);
    expect(await bells.heard()).toMatchObject([{ metadata: { causationId: id } }]);
  });

  test('are tried again, later and later, and given up; nothing personal is written of why', async () => {
    const told: unknown[] = [];
    const givenUp = async ({ data }: { readonly data: unknown }) => void told.push(data);
    const app = await start(answer(fails, { givenUp }));
    await bells.ring();
    await bells.until('JobAttemptFailed', 1);
    await nextTry(app, 1_000);
    await bells.until('JobAttemptFailed', 2);
    await nextTry(app, 1_999);
    await settled(app);
    expect(await types()).not.toContain('JobGivenUp');
    expect(told).toEqual([]);
    bells.clock.advance(1);
    await bells.until('JobGivenUp', 1);
    await settled(app);
    expect(told).toEqual([expect.objectContaining({ bellId: 'a' })]);
    const [end] = await bells.events('JobGivenUp');
    expect(end?.data).toMatchObject({ reason: 'attempts', failure: 'ECONNREFUSED' });
    expect(JSON.stringify(await bells.events())).not.toContain('Ada');
  });

  test('end where they are refused', async () => {
    await start(
      answer(async () => {
        throw new Rejected('LINK_EXPIRED');
      }),
    );
    await bells.ring();
    await bells.until('JobGivenUp', 1);
    const [end] = await bells.events('JobGivenUp');
    expect(end?.data).toMatchObject({ reason: 'refused', failure: 'LINK_EXPIRED' });
  });

  test('are tried once where a message may be sent, and given up', async () => {
    let tries = 0;
    await start(
      answer(async () => {
        tries += 1;
        throw Object.assign(new Error('of Ada'), { code: 'ESOCKET', mayBeSent: true });
      }),
    );
    await bells.ring();
    await bells.until('JobGivenUp', 1);
    expect(tries).toBe(1);
    const [end] = await bells.events('JobGivenUp');
    expect(end?.data).toMatchObject({ reason: 'attempts', failure: 'ESOCKET' });
  });

  test('are ended at their deadline, also in the middle of a try', async () => {
    const app = await start(
      answer(() => new Promise(() => undefined), { retries: { firstMs: DAY_MS, maxMs: DAY_MS } }),
    );
    await bells.ring();
    await bells.until('JobStarted', 1);
    await eventually('its deadline is set', () => bells.clock.pending > 1);
    bells.clock.advance(DAY_MS);
    await bells.until('JobAttemptFailed', 1);
    await nextTry(app, DAY_MS);
    await bells.until('JobGivenUp', 1);
    const [end] = await bells.events('JobGivenUp');
    expect(end?.data).toMatchObject({ reason: 'deadline' });
  });

  test('continue in the next process, and ignore what the one before says of them', async () => {
    let release: () => void = () => undefined;
    let runs = 0;
    const first = await start(
      answer(async (...parameters) => {
        runs += 1;
        await new Promise<void>((resolve) => (release = resolve));
        await hears(...parameters);
      }),
    );
    await bells.ring();
    await bells.until('JobStarted', 1);
    await eventually('it is under way', () => runs === 1);
    // As after a crash: the first does not know that another one has taken over.
    let finish: () => void = () => undefined;
    const finishes = new Promise<void>((resolve) => (finish = resolve));
    await start(
      answer(async (...parameters) => {
        await finishes;
        await hears(...parameters);
      }),
    );
    await bells.until('JobStarted', 2);
    release();
    await settled(first);
    expect(await types()).toEqual(['JobQueued', 'JobStarted', 'JobStarted']);
    finish();
    await bells.until('JobFinished', 1);
    expect(await bells.heard()).toHaveLength(1);
  });

  test('follow from events of a time without a listener, unless it is too late', async () => {
    await bells.ring('late');
    bells.clock.advance(DAY_MS);
    await bells.ring('a');
    const first = await start(answer(hears));
    await bells.until('JobFinished', 1);
    expect(await bells.heard()).toMatchObject([{ stream: 'bell-a' }]);
    await bells.end(first);
    await bells.ring('b');
    await start(answer(hears));
    await bells.until('JobFinished', 2);
    expect((await bells.heard()).map(({ stream }) => stream)).toEqual(['bell-a', 'bell-b']);
  });

  test('are so many at a time', async () => {
    let present = 0;
    let most = 0;
    const releases: (() => void)[] = [];
    await start(
      answer(
        async () => {
          present += 1;
          most = Math.max(most, present);
          await new Promise<void>((resolve) => releases.push(resolve));
          present -= 1;
        },
        { atOnce: 2 },
      ),
    );
    for (const bellId of ['a', 'b', 'c', 'd', 'e']) await bells.ring(bellId);
    await bells.until('JobQueued', 5);
    for (let done = 1; done <= 5; done += 1) {
      await eventually('one is under way', () => releases.length > 0);
      releases.shift()?.();
      await bells.until('JobFinished', done);
    }
    expect(most).toBe(2);
  });

  test('end with the data of the person they are about', async () => {
    let signal: AbortSignal | undefined;
    const app = await start(
      answer(async (_event, tools) => {
        signal = tools.signal;
        await new Promise(() => undefined);
      }),
    );
    const id = await bells.ring();
    await bells.until('JobStarted', 1);
    await eventually('it is under way', () => signal !== undefined);
    await jobsOf(app).cancelOf(context, PERSON);
    await settled(app);
    expect(signal?.aborted).toBe(true);
    expect(await types()).toEqual(['JobQueued', 'JobStarted', 'JobCancelled']);
    const [end] = await bells.events('JobCancelled');
    expect(end?.data).toMatchObject({ reason: 'erased' });
    const again = jobsOf(app).retry(context(), jobIdOf('answer-bell', id));
    await expect(again).rejects.toMatchObject({ code: 'JOB_NOT_RETRIABLE' });
  });

  test('do not begin for a person whose data was erased meanwhile', async () => {
    await bells.personalData.encrypt({ subject: PERSON, type: 't', field: 'f' }, 'Ada');
    await bells.personalData.forget(PERSON);
    await bells.ring();
    await start(answer(hears));
    await bells.until('JobCancelled', 1);
    expect(await bells.heard()).toEqual([]);
  });

  test('are tried again, or cancelled, on request', async () => {
    let isUp = false;
    const app = await start(
      answer(async (...parameters) => (isUp ? hears(...parameters) : fails(...parameters)), {
        retries: { attempts: 1, firstMs: 1_000, maxMs: 1_000 },
      }),
    );
    const id = await bells.ring();
    const jobId = jobIdOf('answer-bell', id);
    await bells.until('JobGivenUp', 1);
    await settled(app);
    await expect(jobsOf(app).cancel(context(), jobId)).rejects.toMatchObject({ code: 'JOB_ENDED' });
    isUp = true;
    await jobsOf(app).retry(context(), jobId);
    await bells.until('JobFinished', 1);
    expect(await bells.heard()).toHaveLength(1);
    const unknown = jobsOf(app).cancel(context(), PERSON);
    await expect(unknown).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  test('say how far they are', async () => {
    await start(
      answer(async (_event, { progress }) => {
        for (const share of [0.05, 0.5, 0.55, 1]) await progress(share);
      }),
    );
    await bells.ring();
    await bells.until('JobFinished', 1);
    const said = await bells.events('JobProgressed');
    expect(said.map(({ data }) => data.share)).toEqual([0.5, 1]);
  });

  test('about the same are done in the order of their events, also when one fails and after a start', async () => {
    const rung: string[] = [];
    let isUp = false;
    const inTurn = answer(
      async (event) => {
        if (!isUp) throw new Error('away');
        rung.push(event.id);
      },
      { inLine: () => 'bell', retries: { firstMs: 1_000, maxMs: 1_000 } },
    );
    const first = await start(inTurn);
    const ids = [await bells.ring(), await bells.ring()];
    await bells.until('JobAttemptFailed', 1);
    await settled(first);
    isUp = true;
    ids.push(await bells.ring());
    await bells.until('JobQueued', 3);
    await settled(first);
    expect(rung).toEqual([]);
    await first.close();
    const second = await start(inTurn);
    await nextTry(second, 1_000);
    await bells.until('JobFinished', 3);
    expect(rung).toEqual(ids);
  });

  test('continue in their line when the one before them is cancelled', async () => {
    let isUp = false;
    const app = await start(
      answer(
        async () => {
          if (!isUp) throw new Error('away');
        },
        { inLine: () => 'bell', retries: { firstMs: 60_000, maxMs: 60_000 } },
      ),
    );
    const id = await bells.ring();
    await bells.until('JobAttemptFailed', 1);
    isUp = true;
    await bells.ring();
    await bells.until('JobQueued', 2);
    await settled(app);
    await jobsOf(app).cancel(context(), jobIdOf('answer-bell', id));
    await bells.until('JobFinished', 1);
  });
});
