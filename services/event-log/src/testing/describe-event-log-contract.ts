import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe } from '@jest/globals';
import type { EventLog } from '../port/event-log.js';
import { appendContract } from './append-contract.js';
import { appendToSeveralContract } from './append-to-several-contract.js';
import type { ContractContext } from './contract-context.js';
import type { EventLogFixture, EventLogTraits } from './fixture.js';
import { modelContract } from './model-contract.js';
import { readContract } from './read-contract.js';
import { subscribeContract } from './subscribe-contract.js';

/**
 * The contract of every event log. An adapter runs it with a few lines: a name, and a way to make a
 * log for a test.
 *
 * The log need not be empty: the suite works after its head and in streams of its own.
 */
export function describeEventLogContract(
  name: string,
  makeFixture: () => Promise<EventLogFixture> | EventLogFixture,
  traits: EventLogTraits = { durable: true },
): void {
  describe(`${name} keeps the contract of an event log`, () => {
    let fixture: EventLogFixture;
    let log: EventLog;
    const context: ContractContext = {
      traits,
      currentLog: () => log,
      reopen: async () => {
        await log.close();
        log = await fixture.open();
        return log;
      },
      newStream: () => `contract-${randomUUID()}`,
    };
    beforeEach(async () => {
      fixture = await makeFixture();
      log = await fixture.open();
    });
    afterEach(async () => {
      await log.close();
      await fixture.dispose();
    });
    describe('appending', () => appendContract(context));
    describe('appending to several streams', () => appendToSeveralContract(context));
    describe('reading', () => readContract(context));
    describe('following', () => subscribeContract(context));
    describe('as a whole', () => modelContract(context));
  });
}
