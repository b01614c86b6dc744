import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';

import { stream } from '#platform/cqrs';
import { eventually } from '#platform/testing/eventually.js';
import { Call } from '#contexts/calls';
import { BoardFixture, type BoardPage } from './testing/board-fixture.js';

/** The things that a person holds in the call of a session. */
const HOLDINGS = ['a request to sign', 'a place to sign', 'a knock'] as const;

/** How people lose the right to it; one who asks also loses it with a lower role in the call. */
const LOSSES = ['deactivated', 'deleted', 'an auditor', 'out of the session', 'a viewer'] as const;
type Loss = (typeof LOSSES)[number];

/** Losses that leave a holding as it is: viewers sign, and people who knock need no session. */
const KEPT: Readonly<Record<(typeof HOLDINGS)[number], readonly Loss[]>> = {
  'a request to sign': [],
  'a place to sign': ['a viewer'],
  'a knock': ['out of the session', 'a viewer'],
};

describe.each(HOLDINGS)('%s', (holding) => {
  let fixture: BoardFixture;
  let file: Uint8Array;

  beforeAll(async () => {
    fixture = await BoardFixture.open();
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]);
    file = await pdf.save();
  });
  afterAll(() => fixture.close());

  const lose = (loss: Loss, { id: memberId }: BoardPage, sessionId: string) => {
    const session = { sessionId, memberId };
    switch (loss) {
      case 'deactivated':
        return fixture.happened('member', memberId, {
          type: 'MemberDeactivated',
          data: { memberId },
        });
      case 'deleted':
        return fixture.happened('member', memberId, { type: 'MemberDeleted', data: { memberId } });
      case 'an auditor':
        return fixture.happened('member', memberId, {
          type: 'MemberRoleChanged',
          data: { memberId, role: 'auditor' },
        });
      case 'out of the session':
        return fixture.happened('session', sessionId, {
          type: 'SessionMemberRemoved',
          data: { ...session, reason: 'removed' },
        });
      case 'a viewer':
        return fixture.happened('session', sessionId, {
          type: 'SessionMemberRoleChanged',
          data: { ...session, role: 'viewer' },
        });
    }
  };

  const member = (name: string) => fixture.member(name + fixture.id().slice(-5));
  const begin = async () => {
    const [ada, ben, max] = [await member('Ada'), await member('Ben'), await member('Max')];
    const sessionId = await fixture.session(max, ada, ben);
    const callId = await fixture.callOfSession(
      sessionId,
      [max, 'admin'],
      [ada, 'presenter'],
      [ben, 'presenter'],
    );
    await fixture.began(sessionId, callId);
    const documentId = await fixture.upload(callId, max, file);
    const of = { whiteboardId: callId, documentId };
    const asks = (more: object) => ada.send('notification', { ...of, ...more });
    expect(await asks({ type: 'setMembersForSign', membersForSign: [ben.id] })).toMatchObject({
      ok: true,
    });
    expect(await asks({ type: 'signatureRequested' })).toMatchObject({ ok: true });
    const isBeingSigned = async () => {
      const path = `GET /document/${documentId}` as const;
      const { body } = await fixture.app.call(path, { token: max.token });
      return (body as { readonly isBeingSigned: boolean }).isBeingSigned;
    };
    return { ada, ben, sessionId, callId, isBeingSigned };
  };

  test.each(LOSSES.filter((loss) => !KEPT[holding].includes(loss)))(
    'is given up by one who is %s now',
    async (loss) => {
      const { ada, ben, sessionId, callId, isBeingSigned } = await begin();
      if (holding === 'a knock') {
        const eve = await member('Eve');
        const knockedAt = fixture.app.clock.now().toISOString();
        await fixture.happened('call', callId, {
          type: 'CallKnocked',
          data: { callId, joinerId: eve.id, joinerType: 'User', role: 'viewer', knockedAt },
        });
        const isKnocking = async () => {
          const call = await fixture.app.core.commandRunner.stateOf(stream(Call, callId));
          return call.stage === 'on' && call.knockers[eve.id] !== undefined;
        };
        expect(await isKnocking()).toBe(true);
        await lose(loss, eve, sessionId);
        await eventually('no one knocks', async () => !(await isKnocking()));
        return;
      }
      expect(await isBeingSigned()).toBe(true);
      await lose(loss, holding === 'a request to sign' ? ada : ben, sessionId);
      await eventually('no one is asked to sign', async () => !(await isBeingSigned()));
    },
  );
});
