import { describe, expect, test } from '@jest/globals';
import type { ReadStore } from '@foyer/projections';

import { People } from './people.js';

const ada = '01990000-0000-7000-8000-000000000001';
const mail = { displayName: 'Ada Berger', email: 'ada.berger@example.org', language: 'de' };

const peopleWith = (status: string) => {
  const findOne = async () => ({ _id: ada, ...mail, status });
  const store = { collection: () => ({ findOne }) } as unknown as ReadStore;
  return new People(store, {} as never, {} as never);
};

describe('a member of a meeting', () => {
  test.each(['ACTIVE', 'PENDING', 'INVITED', 'REGISTERED'])('is reached while %s', async (is) => {
    expect(await peopleWith(is).reach(ada, 'User')).toMatchObject(mail);
  });

  test('is reached by no mail and no text message once deactivated', async () => {
    expect(await peopleWith('INACTIVE').reach(ada, 'User')).toBeUndefined();
  });

  test('is still named as the organizer once deactivated', async () => {
    expect(await peopleWith('INACTIVE').organizer(ada)).toMatchObject(mail);
  });
});
