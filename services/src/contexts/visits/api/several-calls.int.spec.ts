import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';
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

describe('an agent with a visitor who joins another call', () => {
  let office: VisitsFixture;

  beforeEach(async () => {
    office = await VisitsFixture.open();
  });
  afterEach(() => office.close());

  const join = (callId: string, joinerId: string) =>
    office.execute((context) => new JoinCall(context, { callId, joinerId }));
  const paused = async (callId: string) =>
    (await office.history(`call-${callId}`)).filter((type) => type === 'CallParticipantPaused');

  test('holds the visitor first, and only their own visitor', async () => {
    const [kimId, leeId] = [await office.member('kim.agent'), await office.member('lee.agent')];
    await office.portal([kimId, leeId]);
    const kim = await office.agent('kim.agent', kimId);
    const ada = await office.waitingVisitor();
    await kim.take(ada.id, (await kim.isRung()).offerId);
    for (const who of [ada.id, kimId]) await join(ada.id, who);
    const lee = await office.agent('lee.agent', leeId);
    const bob = await office.waitingVisitor();
    await lee.take(bob.id, (await lee.isRung()).offerId);
    for (const who of [bob.id, leeId]) await join(bob.id, who);
    expect(await paused(ada.id)).toEqual([]);

    const participant = { joinerId: kimId, joinerType: 'User', role: 'presenter' } as const;
    await office.execute(
      (context) =>
        new AddParticipant(context, {
          ...{ callId: bob.id, participant, admission: 'invited', addedBy: null },
        }),
    );
    await join(bob.id, kimId);
    await eventually('Ada is on hold', async () => (await paused(ada.id)).length === 1);
    expect(await paused(bob.id)).toEqual([]);
    kim.close();
    lee.close();
  });

  describe('and returns to the visitor', () => {
    let kimId: string;
    let adaId: string;
    let colleagues: string;

    /** True if a person is on hold in a call. */
    const isHeld = async (callId: string, joinerId: string) => {
      const call = await office.app.core.commandRunner.stateOf(stream(Call, callId));
      return call.stage === 'on' && call.participants[joinerId]?.paused === true;
    };
    const areHeld = (inVisit: boolean, inColleagues: boolean) =>
      eventually(
        `the visitor is on hold: ${inVisit}, the colleagues: ${inColleagues}`,
        async () =>
          (await isHeld(adaId, adaId)) === inVisit &&
          (await isHeld(colleagues, kimId)) === inColleagues,
      );
    const setHold = (paused: boolean) =>
      office.execute(
        (context) =>
          new PauseParticipant(context, { callId: adaId, joinerId: adaId, by: kimId, paused }),
      );
    /** A call of colleagues begins. */
    const begin = async () => {
      const [callId, leeId] = [randomUUID(), randomUUID()];
      const started: CallEvent = {
        type: 'CallStarted',
        data: {
          ...{ callId, origin: { kind: 'direct', id: randomUUID() } },
          participants: [kimId, leeId].map((joinerId) => ({
            ...{ joinerId, joinerType: 'User', role: 'presenter' },
          })),
          startedAt: office.clock.now().toISOString(),
        },
      };
      await office.app.core.commandRunner.run({
        name: 'Begin',
        context: office.app.asSystem(),
        streams: { call: stream(Call, callId) },
        decide: () => accepted({ call: [started] }),
      });
      await join(callId, leeId);
      return callId;
    };

    beforeEach(async () => {
      kimId = await office.member('kim.agent');
      await office.portal([kimId]);
      const kim = await office.agent('kim.agent', kimId);
      const ada = await office.waitingVisitor();
      adaId = ada.id;
      await kim.take(adaId, (await kim.isRung()).offerId);
      for (const who of [adaId, kimId]) await join(adaId, who);
      colleagues = await begin();
      await join(colleagues, kimId);
      await areHeld(true, false);
    });

    test('is on hold with the colleagues, and live in one call at each change', async () => {
      await setHold(false);
      await areHeld(false, true);
      const back = { callId: colleagues, joinerId: kimId, paused: false };
      await office.execute((context) => new PauseSelf(context, back));
      await areHeld(true, false);
      await setHold(false);
      await areHeld(false, true);
      await join(colleagues, kimId);
      await office.execute(
        (context) =>
          new LeaveCall(context, {
            ...{ callId: colleagues, joinerId: kimId, because: { reason: 'left' } },
          }),
      );
      await join(colleagues, kimId);
      await areHeld(true, false);
    });

    test('is back with the colleagues once the visitor has gone', async () => {
      await setHold(false);
      await areHeld(false, true);
      const because = { reason: 'left' } as const;
      await office.execute(
        (context) => new LeaveCall(context, { callId: adaId, joinerId: adaId, because }),
      );
      await areHeld(false, false);
      const second = await begin();
      await join(second, kimId);
      await areHeld(false, true);
      expect(await isHeld(second, kimId)).toBe(false);
    });
  });
});
