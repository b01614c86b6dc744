import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { callEvents, type CallEvent } from '@foyer/contracts/calls';
import { accepted } from '@foyer/contracts/decision';

import { JoinCall, LeaveCall } from '#contexts/calls';
import { defineAggregate, stream } from '#platform/cqrs';
import type { OfficePage } from '../testing/office-page.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

const Told = defineAggregate<null, CallEvent>({
  name: 'call',
  initial: null,
  evolve: () => null,
  events: callEvents,
});

describe('an agent at work who is in a call with colleagues', () => {
  let office: VisitsFixture;
  let kim: OfficePage;
  let kimId: string;
  let callId: string;

  /** A call begins, with Kim and a colleague invited. */
  const begin = async () => {
    const id = randomUUID();
    const started: CallEvent = {
      type: 'CallStarted',
      data: {
        ...{ callId: id, origin: { kind: 'direct', id: randomUUID() } },
        participants: [kimId, randomUUID()].map((joinerId) => ({
          ...{ joinerId, joinerType: 'User', role: 'presenter' },
        })),
        startedAt: office.clock.now().toISOString(),
      },
    };
    await office.app.core.commandRunner.run({
      name: 'Told',
      context: office.app.asSystem(),
      streams: { call: stream(Told, id) },
      decide: () => accepted({ call: [started] }),
    });
    return id;
  };
  const join = (id = callId) =>
    office.execute((context) => new JoinCall(context, { callId: id, joinerId: kimId }));
  const leave = (id = callId) =>
    office.execute(
      (context) =>
        new LeaveCall(context, { callId: id, joinerId: kimId, because: { reason: 'left' } }),
    );
  const isBusy = () =>
    kim.seesDesk(({ desk }) => desk.otherCalls.some(({ callDetailId }) => callDetailId === callId));
  const isFree = () => kim.seesDesk(({ desk }) => desk.otherCalls.length === 0);

  beforeEach(async () => {
    office = await VisitsFixture.open();
    kimId = await office.member('kim.agent');
    await office.portal([kimId]);
    kim = await office.agent('kim.agent', kimId);
    callId = await begin();
  });
  afterEach(() => office.close());

  test('is offered no visitor and takes none until the call is left, and the desk says why', async () => {
    await join();
    const { desk } = await isBusy();
    expect(desk.otherCalls).toMatchObject([{ callDetailId: callId, kind: 'direct' }]);
    const ada = await office.waitingVisitor();
    const { desk: still } = await kim.seesDesk(({ line }) => line.length === 1);
    expect(still.engagement).toEqual({ kind: 'free' });
    expect(await kim.take(ada.id)).toMatchObject({ code: 'AGENT_BUSY' });
    await leave();
    await isFree();
    expect((await kim.isRung(ada)).clientId).toBe(ada.id);
  });

  test('gives what rings to the others', async () => {
    const ada = await office.waitingVisitor();
    await kim.isRung(ada);
    await join();
    await kim.seesDesk(({ desk }) => desk.engagement.kind === 'free');
    expect(await office.history(`line-${office.portalId}`)).toContain('OfferEnded');
  });

  test('is in it still after a restart, until the connection to it was away too long', async () => {
    await join();
    await isBusy();
    await office.stop();
    await office.start();
    kim = await office.agent('kim.agent', kimId);
    await isBusy();
    await office.until('the connection is given up', async () => {
      office.clock.advance(5_000);
      return (await office.history(`call-${callId}`)).includes('CallLeft');
    });
    await isFree();
  });

  test('is in two such calls until both are left', async () => {
    const second = await begin();
    await join();
    await join(second);
    await kim.seesDesk(({ desk }) => desk.otherCalls.length === 2);
    await leave(second);
    await isBusy();
    await leave();
    await isFree();
  });

  test('does not count the call with their own visitor as another call', async () => {
    const ada = await office.waitingVisitor();
    await kim.take(ada.id, (await kim.isRung()).offerId);
    for (const joinerId of [ada.id, kimId])
      await office.execute((context) => new JoinCall(context, { callId: ada.id, joinerId }));
    const { desk } = await kim.seesDesk(({ desk: { engagement } }) => engagement.kind === 'inCall');
    expect(desk.otherCalls).toEqual([]);
    await office.isShown('the call');
    expect(await office.history(`desk-${kimId}`)).not.toContain('AgentJoinedMeeting');
  });
});
