import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { EndCall } from '#contexts/calls';
import { ChangePortal } from '#contexts/portals';
import type { OfficePage } from '../testing/office-page.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

describe('the time after a call', () => {
  let office: VisitsFixture;
  let kim: OfficePage;
  let bob: OfficePage;

  /** Kim has ended a call with Ada, and Bob waits. */
  beforeEach(async () => {
    office = await VisitsFixture.open();
    const kimId = await office.member('kim.agent');
    const { portalId } = office;
    await office.portal([kimId]);
    await office.execute((context) => new ChangePortal(context, { portalId, wrapUpSeconds: 30 }));
    kim = await office.agent('kim.agent', kimId);
    const ada = await office.waitingVisitor();
    const { offerId } = await kim.isRung(ada);
    await kim.take(ada.id, offerId);
    bob = await office.waitingVisitor();
    await office.execute((context) => new EndCall(context, { callId: ada.id, endedBy: kimId }));
    const { desk } = await kim.seesDesk((view) => view.desk.wrapUp !== null);
    expect(desk.wrapUp).toMatchObject({ callDetailId: ada.id, queueId: portalId });
    expect(desk).toMatchObject({ engagement: { kind: 'free' }, callStatus: 'busy' });
  });
  afterEach(() => office.close());

  test('keeps the next visitor from ringing until it is over', async () => {
    office.clock.advance(29_000);
    await office.isShown('nobody rings');
    expect(kim.last('getQueueClients')).toMatchObject({ desk: { engagement: { kind: 'free' } } });
    office.clock.advance(1_000);
    await kim.isRung(bob);
    expect(await office.history(`desk-${kim.id}`)).toEqual([
      'DeskOpened',
      'AgentOffered',
      'AgentEngaged',
      'AgentFreed',
      'AgentWrapUpStarted',
      'AgentWrapUpEnded',
      'AgentOffered',
    ]);
  });

  test('ends early by a word of the agent', async () => {
    expect(await kim.emit('updateCallStatus', { callStatus: 'available' })).toMatchObject({
      ok: true,
      callStatus: 'available',
    });
    await kim.isRung(bob);
  });

  test('comes after a call too that the agent hands on to the line of a portal without it', async () => {
    const other = await office.anotherPortal('Hall', [kim.id]);
    await kim.emit('updateCallStatus', { callStatus: 'available' });
    const { offerId } = await kim.isRung(bob);
    const { callDetailId } = await kim.take(bob.id, offerId);
    const on = { callDetailId, toQueueId: other, reason: 'Needs the cash desk' };
    expect(await kim.emit('handBack', on)).toMatchObject({ ok: true });
    const { desk } = await kim.seesDesk((view) => view.desk.wrapUp !== null);
    expect(desk.wrapUp).toMatchObject({ callDetailId, queueId: office.portalId });
  });

  test('can be made longer, and ends by a word then', async () => {
    await kim.emit('updateCallStatus', { callStatus: 'busy' });
    await kim.seesDesk(({ desk }) => desk.wrapUp === null && desk.callStatus === 'busy');
    office.clock.advance(60_000);
    await office.isShown('nobody rings');
    expect(kim.last('getQueueClients')).toMatchObject({
      desk: { engagement: { kind: 'free' }, callStatus: 'busy' },
    });
    await kim.emit('updateCallStatus', { callStatus: 'available' });
    await kim.isRung(bob);
  });
});
