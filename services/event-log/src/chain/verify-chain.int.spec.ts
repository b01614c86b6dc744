import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Database } from '../node-sqlite/index.js';
import type { RecordedEvent } from '../port/event.js';
import { openSqliteEventLog } from '../sqlite/index.js';
import { collect, sampleEvent, sampleEvents } from '../testing/index.js';
import type { ChainVerdict } from './chain-verdict.js';
import { CHECKPOINT_STREAM } from './checkpoint.js';
import { CheckpointWriter } from './checkpoint-writer.js';
import { verifyChain } from './verify-chain.js';

/** A log as drawn: appends to a few streams, and how the checkpointer gets its turns in between. */
const script = fc.array(
  fc.record({
    stream: fc.constantFrom('visit-1', 'visit-2', 'line-1'),
    events: fc.integer({ min: 1, max: 6 }),
    checkpointAfter: fc.boolean(),
    lag: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 2, maxLength: 12 },
);
type Script = typeof script extends fc.Arbitrary<infer T> ? T : never;

/** Picks one of a list, and another after it. */
const picks = fc.tuple(fc.nat(), fc.nat());

/** Each run writes and opens a log on disk, and the disk may be slow. */
const PATIENCE_MS = 120_000;

describe('Verifying the chain', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-chain-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Writes a log into a new file. Returns its events, and how many of them are checkpointed. */
  const write = async (
    steps: Script,
  ): Promise<{ events: RecordedEvent[]; checkpointed: number }> => {
    path = join(mkdtempSync(join(folder, 'log-')), 'events.db');
    const log = openSqliteEventLog({ path });
    for (const { stream, events, checkpointAfter, lag } of steps) {
      await log.append([{ stream, expectedRevision: 'any', events: sampleEvents(events) }]);
      if (!checkpointAfter) continue;
      const writer = await CheckpointWriter.resume(log, () => new Date(0));
      for await (const event of log.readAll(writer.readTo)) writer.add(event);
      // Events between the last checkpointed event and its checkpoint belong to the next
      // checkpoint.
      if (lag > 0) {
        await log.append([{ stream, expectedRevision: 'any', events: sampleEvents(lag) }]);
      }
      await writer.checkpoint(1, 5);
    }
    const verdict = await verifyChain(log);
    const events = await collect(log.readAll());
    await log.close();
    if (!verdict.ok) throw new Error('An untouched log must verify');
    expect(verdict.verified + verdict.unchecked).toBe(events.length);
    return { events, checkpointed: verdict.verified };
  };

  const tamper = async (...statements: string[]): Promise<ChainVerdict> => {
    const database = new Database(path);
    for (const statement of statements) database.exec(statement);
    database.close();
    const log = openSqliteEventLog({ path });
    const verdict = await verifyChain(log);
    await log.close();
    return verdict;
  };

  const placeOf = ({ position, stream, revision }: RecordedEvent) => ({
    position,
    stream,
    revision,
  });

  it.each([
    `data = json_set(data, '$.forged', 1)`,
    `data = '{}'`,
    `data = 'no JSON'`,
    `metadata = json_set(metadata, '$.at', '2020-01-01T00:00:00.000Z')`,
    `type = type || 'X'`,
    `id = 'forged'`,
    `stream = 'forged'`,
    `revision = 1000`,
  ])(
    'finds the one event with its %s',
    async (change) => {
      await fc.assert(
        fc.asyncProperty(script, fc.nat(), async (steps, pick) => {
          const { events, checkpointed } = await write(steps);
          fc.pre(checkpointed > 0);
          const victim = events[pick % checkpointed]!;
          // A checkpoint under another name is not found as a checkpoint, but missed.
          const missed = victim.stream === CHECKPOINT_STREAM && change.startsWith('stream');
          const verdict = await tamper(
            `UPDATE events SET ${change} WHERE position = ${Number(victim.position)}`,
          );
          const { position } = victim;
          const problem = missed ? 'dropped' : 'edited';
          expect(verdict).toMatchObject({ ok: false, problem, position });
        }),
        { numRuns: 6 },
      );
    },
    PATIENCE_MS,
  );

  it(
    'finds the one event that was dropped, and says which it was',
    async () => {
      await fc.assert(
        fc.asyncProperty(script, fc.nat(), async (steps, pick) => {
          const { events, checkpointed } = await write(steps);
          fc.pre(checkpointed > 0);
          const victim = events[pick % checkpointed]!;
          const verdict = await tamper(
            `DELETE FROM events WHERE position = ${Number(victim.position)}`,
          );
          expect(verdict).toEqual({ ok: false, problem: 'dropped', ...placeOf(victim) });
        }),
        { numRuns: 20 },
      );
    },
    PATIENCE_MS,
  );

  it(
    'finds the first of two events that were swapped',
    async () => {
      await fc.assert(
        fc.asyncProperty(script, picks, async (steps, [one, two]) => {
          const { events, checkpointed } = await write(steps);
          fc.pre(checkpointed > 1);
          const first = one % (checkpointed - 1);
          const second = first + 1 + (two % (checkpointed - 1 - first));
          const [a, b] = [Number(events[first]!.position), Number(events[second]!.position)];
          const verdict = await tamper(
            `UPDATE events SET position = -1 WHERE position = ${a}`,
            `UPDATE events SET position = ${a} WHERE position = ${b}`,
            `UPDATE events SET position = ${b} WHERE position = -1`,
          );
          expect(verdict).toMatchObject({ ok: false, problem: 'swapped' });
          expect(verdict).toMatchObject({ position: events[first]!.position });
        }),
        { numRuns: 30 },
      );
    },
    PATIENCE_MS,
  );

  it(
    'finds an event that was added',
    async () => {
      await fc.assert(
        fc.asyncProperty(script, fc.nat(), async (steps, pick) => {
          const { events, checkpointed } = await write(steps);
          fc.pre(checkpointed > 0);
          const at = Number(events[pick % checkpointed]!.position);
          const { id, type } = sampleEvent();
          const verdict = await tamper(
            `UPDATE events SET position = -position - 1 WHERE position >= ${at}`,
            `UPDATE events SET position = -position WHERE position < 0`,
            `INSERT INTO events SELECT ${at}, 'forged', 0, '${id}', '${type}', data, metadata
             FROM events WHERE position = ${at + 1}`,
          );
          const { position } = events[pick % checkpointed]!;
          expect(verdict).toMatchObject({ ok: false, position, stream: 'forged', revision: 0 });
        }),
        { numRuns: 20 },
      );
    },
    PATIENCE_MS,
  );

  it('finds a position that does not follow the one before, as a turned bit leaves it', async () => {
    const { events } = await write([
      { stream: 'visit-1', events: 6, checkpointAfter: true, lag: 0 },
    ]);
    const turned = events.map((event, index) =>
      index === 3 ? { ...event, position: events[0]!.position } : event,
    );
    const log = {
      readAll: async function* () {
        yield* turned;
      },
      readStream: async function* () {
        yield* turned;
      },
    };
    expect(await verifyChain(log)).toMatchObject({ ok: false, problem: 'edited', revision: 3 });
  });

  it('does not vouch for what no checkpoint covers yet', async () => {
    const { events } = await write([
      { stream: 'visit-1', events: 3, checkpointAfter: true, lag: 2 },
    ]);
    const last = Number(events.at(-2)!.position);
    const verdict = await tamper(`UPDATE events SET data = '{}' WHERE position = ${last}`);
    expect(verdict).toMatchObject({ ok: true, verified: 3, unchecked: 3 });
  });

  it('verifies an empty log', async () => {
    const { events } = await write([]);
    expect(events).toEqual([]);
    expect(await tamper()).toEqual({
      ok: true,
      verified: 0,
      unchecked: 0,
      uncovered: 0,
      head: null,
    });
  });

  it('misses checkpoints that were deleted', async () => {
    path = join(folder, 'events.db');
    const log = openSqliteEventLog({ path });
    const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 8, minutes)).toISOString();
    for (const minutes of [0, 5, 10]) {
      const event = sampleEvent();
      const events = [{ ...event, metadata: { ...event.metadata, at: at(minutes) } }];
      await log.append([{ stream: 'visit-1', expectedRevision: 'any', events }]);
      const writer = await CheckpointWriter.resume(log, () => new Date(at(minutes)));
      for await (const read of log.readAll(writer.readTo)) writer.add(read);
      await writer.checkpoint(1, 5);
    }
    expect(await verifyChain(log, { coveredWithinMs: 60_000 })).toMatchObject({ ok: true });
    await log.close();
    const database = new Database(path);
    database.prepare('DELETE FROM events WHERE stream = ?').run([CHECKPOINT_STREAM]);
    database.close();
    const robbed = openSqliteEventLog({ path });
    expect(await verifyChain(robbed, { coveredWithinMs: 60_000 })).toMatchObject({
      ok: false,
      problem: 'checkpoint-missing',
      stream: 'visit-1',
      revision: 0,
    });
    await robbed.close();
  });
});
