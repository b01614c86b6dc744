import { expect, test } from '@jest/globals';
import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';
import { callRecords } from '@foyer/projections/calls';

import { Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { SilentLog } from '#platform/testing/silent-log.js';
import { JoinerNames } from './joiner-names.js';

const CALL = 'call';
const KIM = { joinerId: 'kim', joinerType: 'User' } as const;
const ADA = { joinerId: 'ada', joinerType: 'Guest' } as const;
const ADA_RANG = { originId: 'ada', visitorName: 'Ada', joiners: [] };
const HERE = 'position of the entry';

/** Read models that show who is in the call only to who waits for it. */
class BehindByAMoment extends Freshness {
  readonly isGettingReady = false;
  record: Partial<CallRecord> = { agentId: 'kim', agentName: null, ...ADA_RANG };

  async waitFor(position: string | undefined, projections: readonly string[] = []): Promise<void> {
    if (position === HERE && projections.includes(callRecords.name)) {
      Object.assign(this.record, { agentName: 'Kim Agent', startedAt: '2026-01-01T00:00:00Z' });
    }
  }

  reach(): Promise<void> {
    return Promise.resolve();
  }
}

class BehindForLong extends BehindByAMoment {
  override async waitFor(): Promise<void> {
    throw new Rejected('UNAVAILABLE');
  }
}

const namesFrom = (models: BehindByAMoment) => {
  const store = { collection: () => ({ findOne: async () => models.record }) };
  return new JoinerNames(store as unknown as ReadStore, models, new SilentLog());
};

test('an agent who enters has a name, also where the record is a moment behind', async () => {
  const names = namesFrom(new BehindByAMoment());
  expect(await names.nameOf(CALL, KIM, HERE)).toBe('Kim Agent');
  expect(await names.nameOf(CALL, ADA, undefined)).toBe('Ada');
});

test('lets a person in whose name is not there yet', async () => {
  const names = namesFrom(new BehindForLong());
  expect(await names.nameOf(CALL, KIM, HERE)).toBe('');
});

test('does not wait for a record that shows the call already', async () => {
  const models = new BehindForLong();
  models.record = {
    agentId: 'kim',
    agentName: 'Kim Agent',
    ...ADA_RANG,
    startedAt: '2026-01-01T00:00:00Z',
  };
  const log = new SilentLog();
  const store = { collection: () => ({ findOne: async () => models.record }) };
  const names = new JoinerNames(store as unknown as ReadStore, models, log);
  expect(await names.nameOf(CALL, KIM, HERE)).toBe('Kim Agent');
  expect(log.lines).toEqual([]);
});

test('names a later joiner as the record of joiners says', async () => {
  const models = new BehindForLong();
  const joiner = { ...ADA, displayName: 'Lee', joinedAt: '', leftAt: null };
  models.record = {
    joiners: [
      { ...joiner, joinerId: 'lee' },
      { ...joiner, displayName: null },
    ],
  };
  const names = namesFrom(models);
  expect(await names.nameOf(CALL, { ...ADA, joinerId: 'lee' }, HERE)).toBe('Lee');
  expect(await names.nameOf(CALL, ADA, HERE)).toBe('');
});
