import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CallOrigin } from '@foyer/contracts/calls';
import { rejected, accepted } from '@foyer/contracts/decision';
import { deskEvents, type DeskEvent } from '@foyer/contracts/visits';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { collect } from '@foyer/event-log/testing';

import { CommandRunner, defineAggregate, EventCodec, stream, systemActor } from '#platform/cqrs';
import { PersonalData, PersonKeys } from '#platform/stores/personal-data';
import { executorOf } from '#platform/testing/command-executor.js';
import { CountingId } from '#platform/testing/counting-id.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { CallOrigins, defineCallOrigin } from '../ports/call-origins.js';
import { EndCall, JoinCall, StartCall } from '../commands.js';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const [callId, kioskId, kimId] = [id(1), id(2), id(3)];
const fromKiosk = { kind: 'device', id: kioskId } as const;

/** A place that is taken by one call at a time. */
const Place = defineAggregate<string | null, DeskEvent>({
  name: 'place',
  initial: null,
  events: deskEvents,
  evolve: (callOf, { type, data }) => {
    if (type === 'AgentEngaged') return data.callId;
    return type === 'AgentFreed' ? null : callOf;
  },
});
const engaged = (memberId: string, visitId: string): DeskEvent => ({
  type: 'AgentEngaged',
  data: { memberId, visitId, callId: visitId },
});
const freed = (memberId: string, of: string, at: Date): DeskEvent => ({
  type: 'AgentFreed',
  data: { memberId, callId: of, at: at.toISOString() },
});
const kioskCalls = defineCallOrigin({
  kind: 'device',
  streams: ({ id: deviceId }) => ({ place: stream(Place, deviceId) }),
  onStart: ({ place }, { callId: begun, origin }) =>
    place === null ? accepted({ place: [engaged(origin.id, begun)] }) : rejected('AGENT_BUSY'),
  onEnd: (_, { origin, callId: over, endedAt }) => ({ place: [freed(origin.id, over, endedAt)] }),
});

describe('What a call came from', () => {
  let log: MemoryEventLog;
  let origins: CallOrigins;
  let executing: ReturnType<typeof executorOf>;
  const newId = new CountingId();

  beforeEach(() => {
    log = new MemoryEventLog();
    origins = new CallOrigins();
    const codec = new EventCodec(new PersonalData(new PersonKeys(new MemoryVault())));
    const runner = new CommandRunner({ log, codec, clock: new ManualClock(), newId });
    executing = executorOf(runner, new Map([[CallOrigins, origins]]));
  });
  const context = () => ({
    commandId: newId.next(),
    correlationId: 'test',
    actor: systemActor('test'),
  });
  const start = (call: string, origin: CallOrigin = fromKiosk) =>
    executing(StartCall)(
      new StartCall(context(), {
        callId: call,
        origin,
        participants: [
          { joinerId: kioskId, joinerType: 'Device', role: 'guest' },
          { joinerId: kimId, joinerType: 'User', role: 'moderator' },
        ],
      }),
    );
  const written = async () =>
    (await collect(log.readAll())).map(({ stream: name, type }) => `${name}: ${type}`);

  test('is written in the same append as the start and the end of the call', async () => {
    origins.register(kioskCalls);
    const { position } = await start(callId);
    const begun = [`place-${kioskId}: AgentEngaged`, `call-${callId}: CallStarted`];
    expect((await written()).sort()).toEqual([...begun].sort());
    expect(position).toBe(await log.head());
    await executing(JoinCall)(new JoinCall(context(), { callId, joinerId: kimId }));
    await executing(EndCall)(new EndCall(context(), { callId, endedBy: kimId }));
    const all = await collect(log.readAll());
    const [place, left, ended] = ['AgentFreed', 'CallLeft', 'CallEnded'].map((type) =>
      all.find((event) => event.type === type),
    );
    expect(place?.stream).toBe(`place-${kioskId}`);
    expect([left?.metadata.causationId, ended?.metadata.causationId]).toEqual([
      place?.metadata.causationId,
      place?.metadata.causationId,
    ]);
  });

  test('may refuse a call, of which nothing is written then', async () => {
    origins.register(kioskCalls);
    await start(callId);
    const before = await written();
    await expect(start(id(4))).rejects.toMatchObject({ code: 'AGENT_BUSY' });
    expect(await written()).toEqual(before);
    // The same call again is no second one.
    await start(callId);
    expect(await written()).toEqual(before);
  });

  test('has to have registered, and once', async () => {
    await expect(start(callId)).rejects.toThrow(
      'No context has registered for calls from a device',
    );
    origins.register(kioskCalls);
    expect(() => origins.register(kioskCalls)).toThrow('device is registered twice');
    await start(id(5), { kind: 'direct', id: kimId });
    expect(await written()).toEqual([`call-${id(5)}: CallStarted`]);
  });
});
