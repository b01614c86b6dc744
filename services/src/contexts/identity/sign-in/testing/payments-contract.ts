import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { payTogether } from '../../members/adapters/pay-together.js';
import type { AttemptBudgets } from '../adapters/attempt-budgets.js';
import type { AttemptBudget } from '../ports/attempt-budget.js';
import { letThrough } from './attempt-budget-contract.js';

export interface PaymentsUnderTest {
  /** Budgets of the process whose request pays, and of the one whose job sends the message. */
  readonly pays: AttemptBudgets;
  readonly sends: AttemptBudgets;
  dispose(): Promise<void>;
}

const twoAnHour = { attempts: 2, seconds: 3600 };
const LIMITS = { perTarget: twoAnHour, perAddress: { attempts: 1000, seconds: 3600 } };

/** Describes payments for messages on their way, for any place that counts budgets. */
export function describePaymentsContract(
  name: string,
  make: () => Promise<PaymentsUnderTest>,
): void {
  describe(`payments for messages on their way in ${name}`, () => {
    let made: PaymentsUnderTest;
    let budget: AttemptBudget;

    beforeEach(async () => {
      made = await make();
      budget = made.pays.budget('test', LIMITS);
    });
    afterEach(() => made.dispose());

    const pay = () => budget.spend('ada', '203.0.113.1');
    const left = () => letThrough(Array.from({ length: 5 }, pay));
    const refuse = () => Promise.reject(new Error('Refused'));
    const both = () => ({
      paid: made.pays.paymentsUnderWay(),
      sent: made.sends === made.pays ? undefined : made.sends.paymentsUnderWay(),
    });

    test('go back where the job gives the message up', async () => {
      const { paid, sent = paid } = both();
      await paid.keep('one', await payTogether(pay, pay));
      // An earlier try has paid.
      await sent.keep('one', undefined);
      await sent.giveBack('one');
      expect(await left()).toBe(2);
    });

    test('go back once, however often and wherever they are given back', async () => {
      const { paid, sent = paid } = both();
      await paid.keep('one', await pay());
      await sent.giveBack('one');
      await pay();
      await pay();
      await Promise.all([sent.giveBack('one'), paid.giveBack('one')]);
      expect(await left()).toBe(0);
    });

    test('stay paid for a message of which no one knows whether it was sent', async () => {
      const { paid, sent = paid } = both();
      await paid.keep('one', await pay());
      const failing = sent.spend(
        'one',
        async () => {
          // The job may be given up while its last try is under way.
          await paid.giveBack('one');
          throw new Error('Gateway broken');
        },
        () => false,
      );
      await expect(failing).rejects.toThrow('Gateway broken');
      // A further try is refused, which says nothing of the first.
      await expect(sent.spend('one', refuse, () => true)).rejects.toThrow('Refused');
      await sent.giveBack('one');
      expect(await left()).toBe(1);
    });

    test('go back for a message that was not sent for certain, also after several tries', async () => {
      const { paid, sent = paid } = both();
      await paid.keep('one', await payTogether(pay, pay));
      for (let n = 0; n < 2; n += 1) {
        await expect(sent.spend('one', refuse, () => true)).rejects.toThrow('Refused');
      }
      expect(await left()).toBe(0);
      await sent.giveBack('one');
      expect(await left()).toBe(2);
    });

    test('stay paid for a message that was sent, and for all others', async () => {
      const { paid, sent = paid } = both();
      await paid.keep('one', await pay());
      await paid.keep('other', await pay());
      await sent.sent('one');
      await sent.giveBack('one');
      await sent.giveBack('unknown');
      expect(await left()).toBe(0);
    });
  });
}
