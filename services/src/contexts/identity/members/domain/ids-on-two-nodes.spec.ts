import { randomUUID } from 'node:crypto';

import { expect, test } from '@jest/globals';
import { callEvents } from '@foyer/contracts/calls';
import { accepted, rejected } from '@foyer/contracts/decision';
import { guestEvents, type ThingKind } from '@foyer/contracts/identity';
import { sessionEvents } from '@foyer/contracts/sessions';
import type { AppendResult, StreamAppend } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';

import { SystemClock } from '#platform/clock';
import {
  CommandRunner,
  defineAggregate,
  EventCodec,
  stream,
  systemActor,
  type DomainEvent,
} from '#platform/cqrs';
import { PersonalData, PersonKeys } from '#platform/stores/personal-data';
import { CountingId } from '#platform/testing/counting-id.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { idsOf } from './id-uses.service.js';
import { claimIn, personIdStreams } from './person-ids.service.js';

const id = '01900000-0000-7000-8000-000000000001';
const member = '01900000-0000-7000-8000-000000000002';
const startedAt = '2026-03-02T09:00:00.000Z';

/** A log that takes the first appends only when both nodes have decided. */
class GatedLog extends MemoryEventLog {
  readonly #waiting: (() => void)[] = [];

  override async append(appends: readonly StreamAppend[]): Promise<AppendResult> {
    if (this.#waiting.length < 2) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        if (this.#waiting.length === 2) for (const go of this.#waiting) go();
      });
    }
    return super.append(appends);
  }
}

/** The stream of one owner, and its first event. */
const firstOf = (
  name: string,
  events: readonly { readonly type: string }[],
  event: DomainEvent,
) => {
  const aggregate = defineAggregate<boolean, DomainEvent>({
    name,
    initial: false,
    evolve: () => true,
    events,
  });
  return { owner: stream(aggregate, id), event };
};

const newNode = (log: MemoryEventLog, vault: MemoryVault) => {
  const codec = new EventCodec(new PersonalData(new PersonKeys(vault)));
  const runner = new CommandRunner({
    log,
    codec,
    clock: new SystemClock(),
    newId: new CountingId(),
  });
  const commandIn = (name: string) => ({
    name,
    context: { commandId: randomUUID(), correlationId: name, actor: systemActor(name) },
  });
  const thing = (kind: ThingKind, first: ReturnType<typeof firstOf>) =>
    runner.run({
      ...commandIn(kind),
      streams: { owner: first.owner, ...idsOf(kind).streams(id) },
      decide: ({ owner, ...ids }) =>
        idsOf(kind).claiming(ids, id, accepted({ owner: owner ? [] : [first.event] })),
    });
  return {
    session: () => {
      const data = { sessionId: id, sessionType: 'direct', sessionName: null, sessionNameId: '' };
      const event = { type: 'SessionCreated', data: { ...data, createdBy: member } };
      return thing('session', firstOf('session', sessionEvents, event));
    },
    call: () => {
      const origin = { kind: 'session', id: member };
      const participants = [{ joinerId: member, joinerType: 'User', role: 'admin' }];
      const data = { callId: id, origin, participants, startedAt };
      return thing('call', firstOf('call', callEvents, { type: 'CallStarted', data }));
    },
    guest: () => {
      const data = { guestId: id, sessionId: member, displayName: 'Ida' };
      const { owner, event } = firstOf('guest', guestEvents, { type: 'GuestCameToSession', data });
      return runner.run({
        ...commandIn('guest'),
        streams: { owner, ...personIdStreams(id, 'guest') },
        decide: ({ owner: _, ...ids }) => {
          const claim = claimIn(ids, id, 'guest');
          if (claim === 'taken') return rejected('ID_ALREADY_USED');
          return accepted({ owner: [event], personId: claim });
        },
      });
    },
  };
};

test.each([
  ['session', 'call'],
  ['guest', 'call'],
  ['session', 'guest'],
] as const)('a %s and a %s on two nodes at once do not both have one id', async (one, other) => {
  const log = new GatedLog();
  const vault = new MemoryVault();
  const [first, second] = [newNode(log, vault), newNode(log, vault)];
  const results = await Promise.allSettled([first[one](), second[other]()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'ID_ALREADY_USED' },
  });
  const streams: string[] = [];
  for await (const event of log.readAll()) streams.push(event.stream);
  expect(streams).toHaveLength(2);
  expect(streams).toContain(`person-${id}`);
});
