import { expect, test } from '@jest/globals';
import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';
import { callRecords } from '@foyer/projections/calls';

import { Rejected } from '../../platform/commands/index.js';
import { Freshness } from '../../platform/projections/index.js';
import { SilentLog } from '../../platform/testing/silent-log.js';
import { ReadJoinerNames } from './read-joiner-names.js';

const CALL = 'call';
const HERE = 'position of the entry';

/** Read models that show who is in the call only to who waits for it. */
class BehindByAMoment extends Freshness {
  record: Partial<CallRecord> = { agentName: null, visitorName: 'Ada' };

  async waitFor(position: string | undefined, projections: readonly string[] = []): Promise<void> {
    if (position === HERE && projections.includes(callRecords.name)) {
      this.record.agentName = 'Kim Agent';
    }
  }
}

class BehindForLong extends BehindByAMoment {
  override async waitFor(): Promise<void> {
    throw new Rejected('UNAVAILABLE');
  }
}

const namesFrom = (models: BehindByAMoment) => {
  const store = { collection: () => ({ findOne: async () => models.record }) };
  return new ReadJoinerNames(store as unknown as ReadStore, models, new SilentLog());
};

test('an agent who enters has a name, also where the record is a moment behind', async () => {
  const names = namesFrom(new BehindByAMoment());
  expect(await names.nameOf(CALL, 'User', HERE)).toBe('Kim Agent');
  expect(await names.nameOf(CALL, 'Guest', undefined)).toBe('Ada');
});

test('nobody is kept out because a name is not there yet', async () => {
  const names = namesFrom(new BehindForLong());
  expect(await names.nameOf(CALL, 'User', HERE)).toBe('');
});

test('nobody waits for a record that shows the call already', async () => {
  const models = new BehindForLong();
  models.record = { agentName: 'Kim Agent', visitorName: 'Ada', startedAt: '2026-01-01T00:00:00Z' };
  const log = new SilentLog();
  const store = { collection: () => ({ findOne: async () => models.record }) };
  const names = new ReadJoinerNames(store as unknown as ReadStore, models, log);
  expect(await names.nameOf(CALL, 'User', HERE)).toBe('Kim Agent');
  expect(log.lines).toEqual([]);
});
