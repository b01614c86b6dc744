import { expect, test } from '@jest/globals';

import { SystemClock } from '#platform/clock';
import { type CommandRunner, Rejected, systemActor } from '#platform/cqrs';
import { Log, StoresOverdue } from '#platform/observability';
import { executorOf } from '#platform/testing/command-executor.js';
import { CountingId } from '#platform/testing/counting-id.js';
import { eventually } from '#platform/testing/eventually.js';
import { SilentLog } from '#platform/testing/silent-log.js';
import { NewLinks } from '../../members/domain/new-links.service.js';
import { MemoryPayments } from '../adapters/memory-payments.js';
import { MemberAccounts } from '../adapters/member-accounts.js';
import { PaymentsUnderWay } from '../ports/payments-under-way.js';
import { MailBudget } from '../ports/attempt-budget.js';
import { RequestPasswordReset } from './request-password-reset.command.js';

const newId = new CountingId();

/** Says how often the payment of a request goes back that fails so. */
async function givenBack(fails: { readonly looking?: Error; readonly writing?: Error }) {
  let count = 0;
  const log = new SilentLog();
  const failing = async (error: Error | undefined, result: unknown) => {
    if (error) throw error;
    return result;
  };
  const runner = { run: () => failing(fails.writing, {}), stateOf: async () => ({}) };
  const executing = executorOf(
    runner as unknown as CommandRunner,
    new Map<never, unknown>([
      [MemberAccounts, { findByLogin: () => failing(fails.looking, { memberId: newId.next() }) }],
      [MailBudget, { spend: async () => ({ giveBack: async () => void (count += 1) }) }],
      [NewLinks, new NewLinks(new SystemClock(), newId)],
      [PaymentsUnderWay, new MemoryPayments()],
      [Log, log],
    ] as never),
  );
  const context = { commandId: newId.next(), correlationId: 'test', actor: systemActor('test') };
  const request = { login: 'ada', address: '198.51.100.7' };
  await executing(RequestPasswordReset)(new RequestPasswordReset(context, request));
  await eventually('the failure is logged', () => log.lines.length > 0);
  // The failure does more after its log line.
  await new Promise(setImmediate);
  return count;
}

test('a forgotten password costs nothing where the request itself failed', async () => {
  expect(await givenBack({ looking: new Error('no database') })).toBe(1);
  expect(await givenBack({ writing: new Rejected('MEMBER_NOT_FOUND') })).toBe(1);
});

test('a forgotten password is paid for where the store did not say whether it was written', async () => {
  expect(await givenBack({ writing: new Rejected('UNAVAILABLE') })).toBe(0);
  expect(await givenBack({ writing: new StoresOverdue() })).toBe(0);
});
