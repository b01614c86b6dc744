import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CallEvent, CallParticipant } from '@foyer/contracts/calls';
import { accepted } from '@foyer/contracts/decision';

import {
  AddParticipant,
  Call,
  JoinCall,
  LeaveCall,
  PauseParticipant,
  PauseSelf,
} from '#contexts/calls';
import { stream } from '#platform/cqrs';
import { eventually } from '#platform/testing/eventually.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

/** Kim is with the visitor Ada, and in a call of colleagues that Lee hosts. */
describe('an agent in the calls of a visitor and of colleagues', () => {
  let office: VisitsFixture;
  let kimId: string;
  let adaId: string;
  let meeting: string;
  const [leeId, miaId] = [randomUUID(), randomUUID()];

  const callOf = async (callId: string) => {
    const call = await office.app.core.commandRunner.stateOf(stream(Call, callId));
    if (call.stage !== 'on') throw new Error('The call is over');
    return call;
  };
  const isHeld = async (callId: string, joinerId: string) =>
    (await callOf(callId)).participants[joinerId]?.paused === true;
  const join = (callId: string, joinerId: string) =>
    office.execute((context) => new JoinCall(context, { callId, joinerId }));
  const leave = (callId: string, joinerId: string) =>
    office.execute(
      (context) => new LeaveCall(context, { callId, joinerId, because: { reason: 'left' } }),
    );
  const hold = async (callId: string, joinerId: string, by: string, paused: boolean) => {
    const pause = { callId, joinerId, by, paused };
    await office.execute((context) => new PauseParticipant(context, pause));
    await office.isShown('the calls are as this hold leaves them');
  };
  const returns = (callId: string, joinerId: string) =>
    office.execute((context) => new PauseSelf(context, { callId, joinerId, paused: false }));
  const add = (callId: string, participant: CallParticipant) =>
    office.execute(
      (context) =>
        new AddParticipant(context, { callId, participant, admission: 'invited', addedBy: null }),
    );
  const run = async (callId: string, event: CallEvent) => {
    await office.app.core.commandRunner.run({
      name: 'Happen',
      context: office.app.asSystem(),
      streams: { call: stream(Call, callId) },
      decide: () => accepted({ call: [event] }),
    });
  };
  /** A call of colleagues whom Lee may hold begins. */
  const begin = async () => {
    const callId = randomUUID();
    await run(callId, {
      type: 'CallStarted',
      data: {
        ...{ callId, origin: { kind: 'direct', id: randomUUID() } },
        participants: [
          { joinerId: kimId, joinerType: 'User', role: 'presenter' },
          { joinerId: leeId, joinerType: 'User', role: 'moderator' },
          { joinerId: miaId, joinerType: 'User', role: 'presenter' },
        ],
        startedAt: office.clock.now().toISOString(),
      },
    });
    await join(callId, leeId);
    return callId;
  };
  /** The supervisor Mia joins the visitor's call. */
  const miaJoins = async () => {
    await add(adaId, { joinerId: miaId, joinerType: 'User', role: 'moderator' });
    await join(adaId, miaId);
  };
  const becomes = (visitorHeld: boolean, kimHeld: boolean, kimHeldWithVisitor = false) =>
    eventually(
      `on hold: Ada ${visitorHeld}, Kim ${kimHeld}, Kim with Ada ${kimHeldWithVisitor}`,
      async () =>
        (await isHeld(adaId, adaId)) === visitorHeld &&
        (await isHeld(meeting, kimId)) === kimHeld &&
        (await isHeld(adaId, kimId)) === kimHeldWithVisitor,
    );

  beforeEach(async () => {
    office = await VisitsFixture.open();
    kimId = await office.member('kim.agent');
    await office.portal([kimId]);
    const kim = await office.agent('kim.agent', kimId);
    const ada = await office.waitingVisitor();
    adaId = ada.id;
    await kim.take(adaId, (await kim.isRung()).offerId);
    meeting = await begin();
  });
  afterEach(() => office.close());

  const kimInBoth = async () => {
    for (const who of [adaId, kimId]) await join(adaId, who);
    await join(meeting, kimId);
    await becomes(true, false);
  };

  test('stays with the visitor if a host ends a hold', async () => {
    await kimInBoth();
    await hold(meeting, kimId, leeId, true);
    await becomes(true, true);
    await hold(adaId, adaId, kimId, false);
    await becomes(false, true);
    await hold(meeting, kimId, leeId, false);
    await eventually('the hold is by their own', async () => {
      const place = (await callOf(meeting)).participants[kimId];
      return place?.paused === true && place.isElsewhere === true;
    });
    expect(await isHeld(adaId, adaId)).toBe(false);
    // The host does not bring them back a second time.
    await expect(hold(meeting, kimId, leeId, false)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await returns(meeting, kimId);
    await becomes(true, false);
  });

  test('is on hold with the visitor while a supervisor there talks to them', async () => {
    await kimInBoth();
    await miaJoins();
    await becomes(true, false, true);
    await hold(adaId, adaId, miaId, false);
    await becomes(false, false, true);
    await leave(meeting, kimId);
    await eventually('Kim is back', async () => !(await isHeld(adaId, kimId)));
  });

  test('holds a visitor who comes later', async () => {
    await join(adaId, kimId);
    await join(meeting, kimId);
    await join(adaId, adaId);
    await becomes(true, false);
  });

  test('leaves no supervisor live in two calls who was held with the visitor', async () => {
    for (const who of [adaId, kimId]) await join(adaId, who);
    await miaJoins();
    await hold(adaId, miaId, kimId, true);
    await join(meeting, miaId);
    await office.isShown('Mia is in the meeting');
    await hold(adaId, miaId, kimId, false);
    const isElsewhere = async () => (await callOf(adaId)).participants[miaId]?.isElsewhere === true;
    await eventually('Mia stays on hold', isElsewhere);
    expect(await isHeld(meeting, miaId)).toBe(false);
  });

  test('is live in one of two calls that were joined before the desk knew', async () => {
    await join(adaId, kimId);
    const second = await begin();
    await Promise.all([join(meeting, kimId), join(second, kimId)]);
    await eventually(
      'Kim is live in one of them',
      async () => (await isHeld(meeting, kimId)) !== (await isHeld(second, kimId)),
    );
  });

  test('stays in the call that they returned to before the desk knew the other one', async () => {
    await join(adaId, kimId);
    await join(meeting, kimId);
    await office.isShown('Kim is in the meeting');
    const second = await begin();
    await join(second, kimId);
    const away = { callId: meeting, joinerId: kimId, paused: true };
    await office.execute((context) => new PauseSelf(context, away));
    await returns(meeting, kimId);
    await office.isShown('the calls are as Kim chose');
    await eventually(
      'Kim is live in the meeting alone',
      async () => !(await isHeld(meeting, kimId)) && (await isHeld(second, kimId)),
    );
  });

  test('returns as the consult ends, if they left their other call during it', async () => {
    for (const who of [adaId, kimId]) await join(adaId, who);
    await miaJoins();
    await join(meeting, miaId);
    await eventually('Mia is on hold', () => isHeld(adaId, miaId));
    const about = { callId: adaId, joinerId: leeId };
    const at = office.clock.now().toISOString();
    const started = { ...about, by: kimId, at, expiresAt: at };
    await run(adaId, { type: 'CallConsultStarted', data: started });
    await leave(meeting, miaId);
    expect(await isHeld(adaId, miaId)).toBe(true);
    await run(adaId, { type: 'CallConsultEnded', data: { ...about, reason: 'withdrawn' } });
    await eventually('Mia is back', async () => !(await isHeld(adaId, miaId)));
  });
});
