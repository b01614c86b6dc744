import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Participant, type CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';

import { READ_STORE } from '#platform/tokens';
import { VisitsFixture } from '#contexts/visits/testing/visits-fixture.js';
import { ConferencePage } from '../testing/conference-page.js';

/** Details that the others in a call see of a person: as when that person joined, or as it is now. */
const SEEN = {
  userCallId: 'as when joined',
  callJoinerId: 'as when joined',
  joinerType: 'as when joined',
  displayName: 'follows',
  role: 'follows',
  paused: 'follows',
  isElsewhere: 'follows',
  pausedSince: 'follows',
  connected: 'follows',
  streams: 'follows',
  participantProperties: 'follows',
} as const satisfies Record<keyof Participant, 'as when joined' | 'follows'>;

describe('the name of a member who is in a call', () => {
  let office: VisitsFixture;

  beforeEach(async () => {
    office = await VisitsFixture.open();
  });
  afterEach(() => office.close());

  test('follows in the roster, on the page of the visitor, and in the record', async () => {
    const kimId = await office.member('kim.agent');
    await office.app.member('root.admin', 'super-admin');
    await office.portal([kimId]);
    const token = await office.app.signIn('kim.agent');
    const kim = await office.agentWith(token, kimId);
    const ada = await office.waitingVisitor();
    const { offerId } = await kim.isRung(ada);
    await kim.take(ada.id, offerId);
    const inCall = new ConferencePage(office.connect('conference', token));
    expect(await inCall.enter(ada.id)).toMatchObject({ ok: true });
    await office.app.call(`PUT /admin/members/${kimId}`, {
      token: await office.app.signIn('root.admin'),
      body: { firstName: 'Renata' },
    });
    await ada.seesVisit(({ agentName }) => agentName?.includes('Renata') === true);
    await inCall.hears('getSessionCalls', (push) => JSON.stringify(push).includes('Renata'));
    const calls = office.app.app.get<ReadStore>(READ_STORE).collection<CallRecord>('calls');
    const record = await calls.findOne({ _id: ada.id });
    expect(record?.agentName).toContain('Renata');
    expect(record?.joiners[0]?.displayName).toContain('Renata');
    inCall.socket.disconnect();
  });

  test('is a field like the others that people see: each is declared', () => {
    expect(Object.keys(SEEN).toSorted()).toEqual(Object.keys(Participant.shape).toSorted());
  });
});
