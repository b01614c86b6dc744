import { beforeEach, describe, expect, test } from '@jest/globals';

import { describeOneMailbox } from '#contexts/identity/sign-in/testing/one-mailbox-contract.js';
import {
  PLACE_MAILS_PER_ADDRESS,
  PLACE_MAILS_PER_RECIPIENT,
  PlaceMailBudget,
} from './place-mail-budget.service.js';

const FROM = '192.0.2.1';
const tooMany = { code: 'TOO_MANY_REQUESTS' };

describe('links back to a place', () => {
  let budget: PlaceMailBudget;
  beforeEach(() => {
    budget = new PlaceMailBudget();
  });

  test('are mailed to one person a limited number of times, for any spelling of the address', async () => {
    const ways = ['ada@example.org', 'Ada+1@Example.org', 'ADA+2+3@example.org'];
    expect(ways).toHaveLength(PLACE_MAILS_PER_RECIPIENT);
    for (const [index, email] of ways.entries()) await budget.spend(email, `192.0.2.${index}`);
    for (const email of ['ada+more@example.org', 'ada@example.org']) {
      await expect(budget.spend(email, undefined)).rejects.toMatchObject(tooMany);
    }
    await expect(budget.spend('ada@example.com', undefined)).resolves.toBeDefined();
  });

  describeOneMailbox('links back to a place', () => {
    const budgets = new PlaceMailBudget();
    return (email) => budgets.spend(email, undefined);
  });

  test('are mailed for one address a limited number of times, to any recipients', async () => {
    for (let index = 0; index < PLACE_MAILS_PER_ADDRESS; index += 1) {
      await budget.spend(`visitor${index}@example.org`, FROM);
    }
    await expect(budget.spend('ada@example.org', FROM)).rejects.toMatchObject(tooMany);
    // A refused attempt has cost the recipient nothing.
    for (let time = 0; time < PLACE_MAILS_PER_RECIPIENT; time += 1) {
      await budget.spend('ada@example.org', '192.0.2.2');
    }
  });

  test('are not counted by address where it is trusted', async () => {
    for (let index = 0; index <= PLACE_MAILS_PER_ADDRESS; index += 1) {
      await budget.spend(`visitor${index}@example.org`, undefined);
    }
  });

  test('cost nothing where nothing is mailed after all', async () => {
    for (let time = 0; time <= PLACE_MAILS_PER_ADDRESS; time += 1) {
      const giveBack = await budget.spend('ada@example.org', FROM);
      await giveBack();
    }
  });
});
