import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import getPort from 'get-port';

import type {
  CardOutcome,
  OpenTransaction,
  PaymentTerminal,
  WireStep,
} from '../../terminal/payment-terminal.js';
import type { TerminalOptions } from '../../terminal/terminal-options.js';
import { COURSE } from '../emulator/behaviour.js';
import { emulate, type EmulatedTerminal, type Protocol } from '../emulator/emulated-terminal.js';
import { openAfter, watching } from './watching.js';

const ORDER = { requestId: '12345678', amount: 1250, currency: 'EUR' } as const;
const OTHER = { requestId: '87654321', amount: 990, currency: 'EUR' } as const;

/**
 * Describes the contract of every payment terminal adapter, tried on an emulator over real
 * sockets.
 */
export function describePaymentTerminalContract(
  protocol: Protocol,
  make: (options: TerminalOptions) => PaymentTerminal,
): void {
  describe(`a payment terminal that speaks ${protocol.toUpperCase()}`, () => {
    let emulator: EmulatedTerminal;
    let terminal: PaymentTerminal;
    let ids: number;
    const logged: unknown[] = [];

    beforeEach(async () => {
      logged.length = 0;
      ids = 0;
      const [port, myPort] = [await getPort(), await getPort()];
      emulator = emulate[protocol](myPort);
      await emulator.listen(port);
      const log = (message: string, fields?: object) => void logged.push({ message, ...fields });
      terminal = make({
        host: '127.0.0.1',
        port,
        myPort,
        workstationId: 'Client1',
        times: { connectMs: 1_000, replyMs: 2_000, answerMs: 2_000 },
        log: { debug: log, info: log, warn: log },
        now: () => new Date('2026-03-02T09:00:00.000Z'),
        newRequestId: () => String((ids += 1)).padStart(8, '0'),
      });
    });
    afterEach(() => emulator.stop());

    const pay = (watch = watching().watch) => terminal.pay(ORDER, watch);
    const open = (steps: readonly WireStep[]) => openAfter(steps, ORDER);
    const booked = () => emulator.ledger.entries;

    it('takes a payment, and shows and prints what belongs to it, without the card number', async () => {
      const { watch, shown, printed, steps } = watching();
      expect(await pay(watch)).toMatchObject({
        outcome: 'success',
        amount: 1250,
        currency: 'EUR',
        cardNumber: '***************0018',
        cardCircuit: 'girocard',
        reference: { STAN: '000001', TerminalID: '52500038' },
      });
      expect(booked()).toMatchObject([{ kind: 'payment', amount: 1250, currency: 'EUR' }]);
      expect(shown).toEqual(['Karte bitte']);
      expect(printed.merchant[0]).toBe('* * Händlerbeleg * *');
      expect(printed.customer).toContain('Karte ***************0018');
      expect(steps.filter(({ binding }) => binding)).toHaveLength(1);
      expect(JSON.stringify([shown, printed, logged])).not.toMatch(/\d{13}/);
    });

    it('takes dollars', async () => {
      const dollars = await terminal.pay({ ...ORDER, currency: 'USD' }, watching().watch);
      expect(dollars).toMatchObject({ outcome: 'success', currency: 'USD' });
      expect(booked()).toMatchObject([{ currency: 'USD' }]);
    });

    it('says that a payment was declined', async () => {
      emulator.script.add({ outcome: 'decline' });
      const declined = await pay();
      expect(declined).toMatchObject({ outcome: 'failure', code: 'DECLINED' });
      expect(JSON.stringify(declined)).not.toMatch(/\d{13}/);
      expect(booked()).toEqual([]);
    });

    it('says that the terminal is busy or out of order', async () => {
      emulator.script.add({ outcome: 'busy' });
      emulator.script.add({ outcome: 'error' });
      expect(await pay()).toMatchObject({ outcome: 'failure', code: 'TERMINAL_BUSY' });
      expect(await pay()).toMatchObject({ outcome: 'failure', code: 'TERMINAL_ERROR' });
    });

    it('does not take the end of a time for an answer', async () => {
      emulator.script.add({ outcome: 'timeout' });
      emulator.script.add({ answer: 'never' });
      const { watch, steps } = watching();
      expect(await pay()).toMatchObject({ outcome: 'unknown' });
      expect(await pay(watch)).toMatchObject({ outcome: 'unknown', code: 'TIMED_OUT' });
      expect(await terminal.inquire(open(steps), watching().watch)).toMatchObject({
        found: 'own',
        outcome: { outcome: 'success', amount: 1250 },
      });
    });

    it('waits for a late answer, and says meanwhile that it is busy', async () => {
      emulator.script.add({ answer: 'late' });
      let shown = (): void => undefined;
      const displayed = new Promise<void>((resolve) => (shown = resolve));
      const { watch, steps } = watching();
      const paying = pay({ ...watch, display: shown });
      await displayed;
      expect(await terminal.status()).toBe('busy');
      if (protocol === 'zvt') {
        expect(await terminal.inquire(open(steps), watching().watch)).toMatchObject({
          found: 'later',
        });
      }
      emulator.release();
      expect(await paying).toMatchObject({ outcome: 'success' });
    });

    it('takes an answer that comes twice once, and ignores one to a request that was never made', async () => {
      emulator.script.add({ answer: 'twice', foreign: true });
      expect(await pay()).toMatchObject({ outcome: 'success' });
      expect(await terminal.pay(OTHER, watching().watch)).toMatchObject({ amount: 990 });
      expect(logged).toContainEqual(
        expect.objectContaining({ message: expect.stringContaining('answers nothing') as unknown }),
      );
      expect(booked()).toHaveLength(2);
    });

    it("gives up at the cashier's wish", async () => {
      emulator.script.add({ answer: 'late' });
      let shown = (): void => undefined;
      const displayed = new Promise<void>((resolve) => (shown = resolve));
      const paying = pay({ ...watching().watch, display: shown });
      await displayed;
      await terminal.abort();
      expect(await paying).toMatchObject({ outcome: 'failure', code: 'ABORTED' });
      expect(booked()).toEqual([]);
    });

    it.each(COURSE)(
      'a line that is lost when "%s" is known by an inquiry afterwards',
      async (point) => {
        await terminal.pay(OTHER, watching().watch);
        emulator.script.add({ dropAt: point });
        const { watch, steps } = watching();
        const outcome = await pay(watch);
        const taken = booked().filter(({ amount }) => amount === ORDER.amount);
        expect(taken).toHaveLength(point === 'received' ? 0 : 1);
        if (point === 'answered' && outcome.outcome === 'success') return;
        expect(outcome).toMatchObject({ outcome: 'unknown', code: 'LINE_LOST' });
        const asked = await terminal.inquire(open(steps), watching().watch);
        expect(asked).toMatchObject(
          point === 'received' ? { found: 'nothing' } : { found: 'own', outcome: { amount: 1250 } },
        );
      },
    );

    it('cannot say how a payment ended when another one was the last', async () => {
      const { watch, steps } = watching();
      emulator.script.add({ dropAt: 'booked' });
      await pay(watch);
      await terminal.pay(OTHER, watching().watch);
      expect(await terminal.inquire(open(steps), watching().watch)).toEqual({ found: 'other' });
    });

    it('reverses a payment once', async () => {
      const paid = (await pay()) as CardOutcome & { outcome: 'success' };
      const order = { ...ORDER, requestId: '22222222', original: paid.reference };
      expect(await terminal.reverse(order, watching().watch)).toMatchObject({ outcome: 'success' });
      expect(booked()).toMatchObject([{ kind: 'payment' }, { kind: 'reversal', amount: 1250 }]);
      const again = await terminal.reverse({ ...order, requestId: '33333333' }, watching().watch);
      expect(again).toMatchObject({ outcome: 'failure' });
      expect(booked()).toHaveLength(2);
    });

    it('knows by an inquiry how a reversal ended', async () => {
      const paid = (await pay()) as CardOutcome & { outcome: 'success' };
      const order = { ...ORDER, requestId: '22222222', original: paid.reference };
      emulator.script.add({ dropAt: 'booked' });
      const { watch, steps } = watching();
      expect(await terminal.reverse(order, watch)).toMatchObject({ outcome: 'unknown' });
      const about = { ...open(steps), kind: 'reversal', ...order } as const;
      expect(await terminal.inquire(about, watching().watch)).toMatchObject({ found: 'own' });
    });

    it('closes the day with the totals of each card circuit', async () => {
      emulator.script.add({ circuit: 'VISA', cardNumber: '4111111111111111' });
      await pay();
      await terminal.pay(OTHER, watching().watch);
      await terminal.pay(OTHER, watching().watch);
      const { watch, printed } = watching();
      const closed = await terminal.close({ requestId: '44444444' }, watch);
      expect(closed.outcome).toBe('success');
      const totals = 'totals' in closed ? [...closed.totals] : [];
      expect(totals.sort((a, b) => a.amount - b.amount)).toMatchObject([
        { cardCircuit: 'VISA', number: 1, amount: 1250, currency: 'EUR' },
        { cardCircuit: 'girocard', number: 2, amount: 1980, currency: 'EUR' },
      ]);
      expect(printed.merchant).toContain('girocard 2 x 19,80');
      const empty = await terminal.close({ requestId: '55555555' }, watching().watch);
      expect(empty).toEqual({ outcome: 'success', totals: [] });
    });

    it('knows by an inquiry how a closure ended whose answer was lost', async () => {
      await pay();
      emulator.script.add({ dropAt: 'booked' });
      const { watch, steps } = watching();
      const order = { requestId: '44444444' };
      expect(await terminal.close(order, watch)).toMatchObject({ outcome: 'unknown' });
      const { baseline } = open(steps);
      const about = { ...order, kind: 'closure', baseline, approved: null } as const;
      expect(await terminal.inquire(about, watching().watch)).toMatchObject({
        found: 'own',
        outcome: { outcome: 'success', totals: [{ number: 1, amount: 1250 }] },
      });
    });

    it('does not say that a closure was done which the terminal never read', async () => {
      await pay();
      await terminal.close({ requestId: '44444444' }, watching().watch);
      emulator.script.add({ dropAt: 'received' });
      const { watch, steps } = watching();
      const order = { requestId: '55555555' };
      expect(await terminal.close(order, watch)).toMatchObject({ outcome: 'unknown' });
      const { baseline } = open(steps);
      const about = { ...order, kind: 'closure', baseline, approved: null } as const;
      const { found } = await terminal.inquire(about, watching().watch);
      expect(found).toBe(protocol === 'zvt' ? 'other' : 'nothing');
    });

    it('says whether the terminal is there', async () => {
      expect(await terminal.status()).toBe('ready');
      await emulator.stop();
      expect(await terminal.status()).toBe('offline');
      const about: OpenTransaction = {
        kind: 'payment',
        ...ORDER,
        baseline: null,
        approved: null,
      };
      expect(await terminal.inquire(about, watching().watch)).toMatchObject({ found: 'later' });
      expect(await pay()).toMatchObject({ outcome: 'failure', code: 'TERMINAL_OFFLINE' });
    });
  });
}
