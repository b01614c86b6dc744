import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import getPort from 'get-port';

import { emulate, type Protocol } from '../testing/emulator/emulated-terminal.js';
import type { LedgerEntry } from '../testing/emulator/terminal-ledger.js';
import type { AgentToKill } from '../testing/terminal/agent-to-kill.js';
import { runOrders } from '../testing/terminal/order-run.js';
import type { Order, Settlement } from './journal/entries.js';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PROGRAM = at('../../dist/testing/terminal/agent-to-kill.js');
const BUNDLER = at('../../../node_modules/rolldown/bin/cli.mjs');
const AT_ONCE = 3;
/**
 * A reversal is recorded and found again like a payment. The build server kills it at every third
 * point. It kills a payment at every second, beginning with another one each time. `npm test --
 * unit killed-agent` kills at each.
 */
const [PAYMENTS_EVERY, REVERSALS_EVERY] = process.env.CI === 'true' ? [2, 3] : [1, 1];

const id = (n: number) => `0199a000-0000-7000-8000-00000000000${n}`;
const money = { amount: 990, currency: 'EUR' } as const;
const FIRST: Order = { kind: 'payment', id: id(1), transactionId: id(1), ...money };
const PAYMENT: Order = { ...FIRST, id: id(2), transactionId: id(2), amount: 1250 };
const REVERSAL: Order = {
  kind: 'reversal',
  id: id(3),
  transactionId: id(1),
  ...money,
  original: { STAN: '000001', TerminalID: '52500038', TimeStamp: '' },
};

interface Said {
  readonly settlement: Settlement | null;
  readonly points: readonly string[];
}

let programFolder: string;
/** In one file: it starts over a hundred times, and would look for a hundred files each time. */
let program: string;
beforeAll(async () => {
  programFolder = await mkdtemp(join(tmpdir(), 'agent-to-kill-'));
  program = join(programFolder, 'agent-to-kill.mjs');
  await promisify(execFile)(process.execPath, [
    BUNDLER,
    PROGRAM,
    ...['--platform', 'node', '--file', program],
  ]);
});
afterAll(() => rm(programFolder, { recursive: true }));

/** Runs the program until it exits or the signal ends it. */
async function run(asked: AgentToKill): Promise<Said & { signal: unknown; log: string }> {
  const child = spawn(process.execPath, [program, JSON.stringify(asked)]);
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  const [said, log] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const nothing: Said = { settlement: null, points: [] };
  return { ...(said === '' ? nothing : (JSON.parse(said) as Said)), signal: await ended, log };
}

/** One life and death of an agent, its restart, and what the terminal then says of it. */
async function lifeOf(
  protocol: Protocol,
  order: Order,
  killAt: number,
): Promise<{ signal: unknown; points: readonly string[]; end: unknown; left: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'killed-agent-'));
  const ports = { port: await getPort(), myPort: await getPort() };
  const emulator = emulate[protocol](ports.myPort);
  await emulator.listen(ports.port);
  try {
    const asked = { protocol, ...ports, folder, orders: [FIRST, order] };
    const { signal, points, log } = await run({ ...asked, killAt });
    const logged: unknown[] = [log];
    const keep = (...line: unknown[]) => void logged.push(line);
    const settlement = await runOrders(asked, { debug: keep, info: keep, warn: keep });
    const names = await readdir(folder);
    const kept = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const done = emulator.ledger.entries.filter((entry) => is(order, entry)).length;
    const left = kept.join('') + JSON.stringify(logged);
    return { signal, points, end: { done, outcome: settlement?.outcome }, left };
  } finally {
    await emulator.stop();
    await rm(folder, { recursive: true });
  }
}

const is = (order: Order, { kind, amount }: LedgerEntry): boolean =>
  order.kind !== 'closure' && kind === order.kind && amount === order.amount;

describe.each(['opi', 'zvt'] as const)(
  'an agent that is killed, with a terminal of %s',
  (protocol) => {
    it.each([
      ['payment', PAYMENT, PAYMENTS_EVERY],
      ['reversal', REVERSAL, REVERSALS_EVERY],
    ])(
      'ends in the truth of the terminal, at points of a %s',
      async (_, order, every) => {
        const { points, end } = await lifeOf(protocol, order, 0);
        expect(end).toEqual({ done: 1, outcome: 'success' });
        expect(points.length).toBeGreaterThan(20);
        let next = randomInt(every) + 1 - every;
        const lives = Array.from({ length: AT_ONCE }, async () => {
          while (next + every <= points.length) {
            const killAt = (next += every);
            const life = await lifeOf(protocol, order, killAt);
            const point = `${killAt} ${points[killAt - 1] ?? ''}`;
            expect([point, life.signal]).toEqual([point, 'SIGKILL']);
            // Taken once and known to be, or not at all and known not to be.
            const truths = [
              { done: 1, outcome: 'success' },
              { done: 0, outcome: 'failure' },
            ];
            expect([point, truths]).toEqual([point, expect.arrayContaining([life.end])]);
            expect(life.left).not.toMatch(/\d{13}/);
          }
        });
        await Promise.all(lives);
      },
      300_000,
    );
  },
);
