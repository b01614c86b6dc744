import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import getPort from 'get-port';

import type { Order } from '../../terminal/journal/entries.js';
import { Journal } from '../../terminal/journal/journal.js';
import { openTerminal } from '../../terminal/open-terminal.js';
import { TerminalService } from '../../terminal/terminal-service.js';
import type { CoursePoint, Loss } from '../emulator/behaviour.js';
import { ZvtEmulator, type Repeats } from '../emulator/zvt-emulator.js';
import { news } from './order-run.js';

/** The point and the way of a loss, and the terminal's answer when it is asked afterwards. */
export interface Interruption {
  readonly kind: 'payment' | 'reversal';
  readonly dropAt: CoursePoint;
  readonly how: Loss;
  readonly repeats: Repeats;
}

export interface Interrupted extends Interruption {
  readonly settlement: 'success' | 'failure' | 'unknown';
  /** True where the terminal's own ledger has it. */
  readonly done: boolean;
  /** How often the terminal was asked to move money. */
  readonly requests: number;
}

const id = (n: number) => `0199a000-0000-7000-8000-00000000000${n}`;
const payment = (n: number, amount: number): Order => ({
  kind: 'payment',
  id: id(n),
  transactionId: id(n),
  amount,
  currency: 'EUR',
});
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined };
/** Number of questions that stay without an answer before a mute terminal speaks. */
const MUTE_QUESTIONS = 2;

const PATIENT = { connectMs: 10_000, replyMs: 10_000, answerMs: 20_000 };

/**
 * Waits are short only where a plan waits for silence: a busy machine looks like a silent terminal.
 */
const timesOf = ({ how, repeats }: Interruption) =>
  how === 'stall' || how === 'mute' || repeats === 'mute'
    ? { connectMs: 5_000, replyMs: 1_000, answerMs: 1_500 }
    : PATIENT;

/** Interrupts one order, after another payment went well, and sees how it is settled. */
export async function interrupt(plan: Interruption): Promise<Interrupted> {
  const folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
  const port = await getPort();
  const emulator = new ZvtEmulator();
  await emulator.listen(port);
  const journal = await Journal.open({ folder, log: silent });
  const times = { ...PATIENT };
  const place = { host: '127.0.0.1', port, myPort: 1, log: silent, times };
  const service = new TerminalService({
    journal,
    log: silent,
    terminal: openTerminal('zvt', place),
    recovery: { firstMs: 5, mostMs: 50, confirmMs: 10 },
  });
  try {
    await service.take(payment(1, 990));
    const first = await service.settled(id(1));
    const original = first.outcome === 'success' ? first.reference : null;
    if (original === null) throw new Error('The first payment has to go well');
    Object.assign(times, timesOf(plan));
    return await interrupted(plan, { service, emulator, port, original });
  } finally {
    await service.stop().catch(() => undefined);
    await emulator.stop();
    await rm(folder, { recursive: true });
  }
}

interface Stage {
  readonly service: TerminalService;
  readonly emulator: ZvtEmulator;
  readonly port: number;
  readonly original: Extract<Order, { kind: 'reversal' }>['original'];
}

async function interrupted(plan: Interruption, stage: Stage): Promise<Interrupted> {
  const { kind, dropAt, how, repeats } = plan;
  const { service, emulator, port, original } = stage;
  const order: Order =
    kind === 'payment'
      ? payment(2, 1250)
      : { kind, id: id(2), transactionId: id(1), amount: 990, currency: 'EUR', original };
  const before = emulator.requests;
  const entries = emulator.ledger.entries.length;
  if (repeats !== 'stale' && repeats !== 'mute') emulator.repeats = repeats;
  emulator.script.add({ dropAt, how });
  let isDoubted = false;
  service.onEvent({
    reported: () => {
      const doubt = service.operation(order.id)?.doubt ?? null;
      if (isDoubted || doubt === null) return;
      isDoubted = true;
      emulator.repeats = repeats;
      if (how === 'stall') emulator.release();
      if (how === 'vanish') void emulator.listen(port);
      emulator.muteFor = MUTE_QUESTIONS;
    },
  });
  while ((await service.take(order)) === 'TERMINAL_BUSY') await news(service);
  const { outcome } = await service.settled(order.id);
  const done = emulator.ledger.entries.length > entries;
  return { ...plan, settlement: outcome, done, requests: emulator.requests - before };
}
