import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { AddParticipant, JoinCall } from '../../calls/index.js';
import { eventually } from '../../../platform/testing/eventually.js';
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
});
