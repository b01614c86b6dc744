import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { JoinCall } from '#contexts/calls';
import { CausedMailBudget, TextBudget } from '#contexts/identity';
import { ChangePortal, DeletePortal } from '#contexts/portals';
import { Mail, MailFault, type MailMessage } from '#platform/operations/mail';
import { SmsGateway } from '#platform/operations/text-messages/testing/sms-gateway.js';
import { PublicAddress } from '#platform/operations/start';
import { Realtime } from '#platform/realtime';
import type { OfficePage } from '../testing/office-page.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

const email = 'ada@example.org';
const secret = 'the-secret-of-the-telephone-on-the-way-0123';

describe('a place in line', () => {
  let office: VisitsFixture;
  let kim: OfficePage;
  let sent: MailMessage[];

  beforeEach(async () => {
    office = await VisitsFixture.open();
    const kimId = await office.member('kim.long');
    await office.portal([kimId]);
    kim = await office.agent('kim.long', kimId);
    await kim.emit('setAvailability', { availability: 'manual' });
    sent = [];
    const mail = office.app.app.get(Mail, { strict: false });
    mail.send = async (message) => void sent.push(message);
    office.app.app.get(PublicAddress, { strict: false }).announce('https://example.org');
  });
  afterEach(() => office.close());

  const takes = async (page: OfficePage) => {
    const { ok, code, callDetailId } = await kim.take(page.id);
    if (!ok) throw new Error(`Not taken: ${code}`);
    return callDetailId as string;
  };
  const longestWait = (settings: object) =>
    office.execute(
      (context) => new ChangePortal(context, { portalId: office.portalId, longestWait: settings }),
    );

  test('is the same one after the agent gives the visitor back, and there is another call then', async () => {
    const ada = await office.waitingVisitor();
    const bob = await office.waitingVisitor();
    const first = await takes(ada);
    await bob.seesVisit(({ position }) => position === 1);
    expect(await ada.emit('handBack', { callDetailId: first })).toMatchObject({ ok: false });
    expect(await kim.emit('handBack', { callDetailId: first })).toMatchObject({ ok: true });
    await ada.seesVisit(({ status, position }) => status === 'IN_WAITING' && position === 1);
    await bob.seesVisit(({ position }) => position === 2);
    await kim.seesDesk(({ desk }) => desk.engagement.kind === 'free');
    const second = await takes(ada);
    expect(second).not.toBe(first);
    await ada.seesVisit(({ callDetailId }) => callDetailId === second);
    expect(await kim.emit('handBack', { callDetailId: first })).toMatchObject({
      code: 'VISIT_OVER',
    });
  });

  test('leads to a call that the visitor leaves or ends as the first one', async () => {
    const ada = await office.waitingVisitor();
    const first = await takes(ada);
    await kim.emit('handBack', { callDetailId: first });
    await ada.seesVisit(({ status }) => status === 'IN_WAITING');
    const second = await takes(ada);
    const { body } = await office.openVisit(ada.id);
    const says = (what: string, callDetailId: string) =>
      office.app.call(`POST /callDetail/${what}`, {
        token: (body as { token: string }).token,
        body: { callDetailId },
      });
    for (const what of ['clientCallEnd', 'clientCallLeave']) {
      expect(await says(what, office.portalId)).toMatchObject({ status: 404 });
      expect(await says(what, second)).toMatchObject({ status: 200 });
    }
    await ada.seesVisit(({ status }) => status === 'IN_END');
  });

  test('comes to the next agent with who sent the visitor there and why, in line and in the call', async () => {
    const other = await office.anotherPortal('Back office', [kim.id]);
    const ada = await office.waitingVisitor();
    const callDetailId = await takes(ada);
    const reason = 'Belongs to the back office';
    const sent = await kim.emit('handBack', { callDetailId, toQueueId: other, reason });
    expect(sent).toMatchObject({ ok: true });
    await kim.seesDesk(({ line: [first] }) => first?.handedOn?.reason === reason);
    await office.until('she is taken there', async () => {
      const { ok } = await kim.emit('connectClient', {
        ...{ queueId: other, clientId: ada.id, offerId: null, reason: null },
      });
      return ok;
    });
    await kim.seesDesk(({ handedOn, line }) => handedOn?.reason === reason && line.length === 0);
  });

  describe('is no longer that of who hangs up', () => {
    const reason = 'Belongs to the back office';
    const hangsUp = async ({ id }: OfficePage, callDetailId: string) => {
      const { body } = await office.openVisit(id);
      const { token } = body as { token: string };
      return () =>
        office.app.call('POST /callDetail/clientCallLeave', { token, body: { callDetailId } });
    };
    const isOut = async (page: OfficePage) => {
      await page.seesVisit(({ status }) => status === 'IN_END');
      expect((await office.history(`visit-${page.id}`)).at(-1)).toBe('VisitEnded');
    };

    test('just after being handed on, though it was from the former call', async () => {
      const other = await office.anotherPortal('Back office');
      const ada = await office.waitingVisitor();
      const callDetailId = await takes(ada);
      const hangUp = await hangsUp(ada, callDetailId);
      await kim.emit('handBack', { callDetailId, toQueueId: other, reason });
      expect(await hangUp()).toMatchObject({ status: 200 });
      await isOut(ada);
      expect((await office.history(`line-${other}`)).at(-1)).toBe('VisitorLeftLine');
      expect(await hangUp()).toMatchObject({ status: 200 });
    });

    test('just after being handed on and taken again', async () => {
      const ada = await office.waitingVisitor();
      const first = await takes(ada);
      const hangUp = await hangsUp(ada, first);
      await kim.emit('handBack', { callDetailId: first });
      await kim.seesDesk(({ desk }) => desk.engagement.kind === 'free');
      const second = await takes(ada);
      expect(await hangUp()).toMatchObject({ status: 200 });
      await isOut(ada);
      expect((await office.history(`call-${second}`)).at(-1)).toBe('CallEnded');
    });

    test('but stays that of a visitor who has come to the next agent, even if an earlier page says otherwise', async () => {
      const ada = await office.waitingVisitor();
      const first = await takes(ada);
      const leaveTheFirst = await hangsUp(ada, first);
      await kim.emit('handBack', { callDetailId: first });
      await kim.seesDesk(({ desk }) => desk.engagement.kind === 'free');
      const second = await takes(ada);
      await office.execute((to) => new JoinCall(to, { callId: second, joinerId: ada.id }));
      expect(await leaveTheFirst()).toMatchObject({ status: 200 });
      expect(await office.history(`call-${second}`)).toEqual(['CallStarted', 'CallJoined']);
      await ada.seesVisit(({ status }) => status === 'IN_CALL');
    });

    test('in the very moment of being handed on', async () => {
      const other = await office.anotherPortal('Back office');
      for (let time = 0; time < 8; time += 1) {
        const ada = await office.waitingVisitor();
        await kim.seesDesk(({ desk }) => desk.engagement.kind === 'free');
        const callDetailId = await takes(ada);
        const hangUp = await hangsUp(ada, callDetailId);
        const handOn = () => kim.emit('handBack', { callDetailId, toQueueId: other, reason });
        const [answer] =
          time % 2 === 0
            ? await Promise.all([hangUp(), handOn()])
            : await Promise.all([handOn(), hangUp()]).then(([, hung]) => [hung]);
        expect(answer).toMatchObject({ status: 200 });
        await isOut(ada);
      }
    });
  });

  test('is not given to another person by a visitor or another agent', async () => {
    const leeId = await office.member('lee.short');
    const lee = await office.agent('lee.short', leeId);
    const ada = await office.waitingVisitor();
    const callDetailId = await takes(ada);
    expect(await lee.emit('handBack', { callDetailId })).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('goes along to another portal with the time waited, and the visitor finds it after a reload', async () => {
    const ada = await office.waitingVisitor();
    const callDetailId = await takes(ada);
    const closedId = '01990000-0000-7000-8000-0000000000f1';
    const reason = 'Belongs to the back office';
    expect(await kim.emit('handBack', { callDetailId, toQueueId: closedId, reason })).toMatchObject(
      {
        code: 'PORTAL_NOT_FOUND',
      },
    );
    const other = await office.anotherPortal('Back office');
    expect(await kim.emit('handBack', { callDetailId, toQueueId: other })).toMatchObject({
      code: 'REASON_REQUIRED',
    });
    expect(await kim.emit('handBack', { callDetailId, toQueueId: other, reason })).toMatchObject({
      ok: true,
    });
    await ada.seesVisit(
      ({ queueId, position, transferred }) => queueId === other && position === 1 && transferred,
    );
    expect(await office.openVisit(ada.id)).toMatchObject({
      status: 201,
      body: { visit: { status: 'IN_WAITING', queueId: other, position: 1 } },
    });
  });

  test('is found again by a mail that the server took late: the tries before cost nothing', async () => {
    const first = await office.waitingVisitor();
    const ada = await office.waitingVisitor();
    const mail = office.app.app.get(Mail, { strict: false });
    const send: Mail['send'] = (message) => Promise.resolve(void sent.push(message));
    let tries = 0;
    mail.send = async () => {
      tries += 1;
      throw new Error('mail server down');
    };
    await ada.emit('keepPlace', { clientId: ada.id, email });
    await ada.seesVisit(({ placeKept }) => placeKept === 'kept');
    ada.close();
    await office.isGone(ada);
    await first.emit('leaveQueue', { clientId: first.id });
    // More than a mailbox may have in an hour.
    await office.until('it was tried', () => {
      office.clock.advance(500);
      return tries === 4;
    });
    mail.send = send;
    await office.until('the mail is sent', () => {
      office.clock.advance(500);
      return sent.length === 1;
    });
  });

  test.each([
    ['is paid for with a mail that the server may have taken', { code: 'ECONNECTION' }, 1],
    ['costs nothing for mails that were refused', { code: 'EENVELOPE', responseCode: 550 }, 2],
  ] as const)('%s', async (_, fault, wanted) => {
    const [first, ada] = [await office.waitingVisitor(), await office.waitingVisitor()];
    const { app } = office.app;
    let givenBack = 0;
    jest.spyOn(app.get(CausedMailBudget, { strict: false }), 'spend').mockResolvedValue({
      giveBack: async () => void (givenBack += 1),
    });
    let tries = 0;
    app.get(Mail, { strict: false }).send = async () => {
      tries += 1;
      throw new MailFault(fault);
    };
    await ada.emit('keepPlace', { clientId: ada.id, email });
    await ada.seesVisit(({ placeKept }) => placeKept === 'kept');
    ada.close();
    await office.isGone(ada);
    await first.emit('leaveQueue', { clientId: first.id });
    await office.until('it was tried', () => {
      office.clock.advance(500);
      return tries === wanted;
    });
    expect(givenBack > 0).toBe(wanted > 1);
  });

  test('is kept for who goes, and found again by the link of a mail, once', async () => {
    const others = [await office.waitingVisitor(), await office.waitingVisitor()];
    const last = await office.waitingVisitor();
    const ada = await office.waitingVisitor();
    expect(await ada.emit('keepPlace', { clientId: ada.id, email: 'nowhere' })).toMatchObject({
      ok: false,
    });
    expect(await last.emit('keepPlace', { clientId: ada.id, email })).toMatchObject({
      code: 'FORBIDDEN',
    });
    await ada.emit('keepPlace', { clientId: ada.id, email });
    await ada.seesVisit(({ placeKept, position }) => placeKept === 'kept' && position === 4);
    ada.close();
    await office.isGone(ada);
    office.clock.advance(10 * 60_000);
    await office.isShown('nobody has left');
    expect(sent).toEqual([]);
    await others[0]!.emit('leaveQueue', { clientId: others[0]!.id });
    await office.until('the mail is sent', () => sent.length === 1);
    expect(sent[0]).toMatchObject({ to: email, personId: ada.id });
    const code = /shortlink\/~([A-Za-z0-9]{16})/.exec(sent[0]!.text)?.[1];
    const comesBack = (clientSecret = secret) =>
      office.app.call('POST /queue/returnToPlace', { body: { code, clientSecret } });
    expect(await comesBack()).toMatchObject({
      status: 200,
      body: { _id: ada.id, queueId: office.portalId },
    });
    // The answer may be lost: the same browser gets the same again, and no other one.
    expect(await comesBack()).toMatchObject({
      status: 200,
      body: { _id: ada.id, queueId: office.portalId },
    });
    expect(await comesBack(secret.replace('the', 'der'))).toMatchObject({ status: 410 });
    const opened = { _id: ada.id, queueId: office.portalId };
    expect(
      await office.app.call('POST /callDetail/clientCall', {
        body: { ...opened, clientSecret: secret },
      }),
    ).toMatchObject({ status: 201, body: { visit: { position: 3, placeKept: 'no' } } });
    // The browser that it was kept from knows it no more.
    expect(await office.openVisit(ada.id)).toMatchObject({ status: 409 });
  });

  test('is that of the browser that used the link, and of no other page from then on', async () => {
    const ada = await office.waitingVisitor();
    const { body } = await office.openVisit(ada.id);
    const { token: oldToken } = body as { token: string };
    await ada.emit('keepPlace', { clientId: ada.id, email });
    await office.until('the mail is sent', () => sent.length === 1);
    const code = /shortlink\/~([A-Za-z0-9]{16})/.exec(sent[0]!.text)?.[1];
    const used = { body: { code, clientSecret: secret } };
    expect(await office.app.call('POST /queue/returnToPlace', used)).toMatchObject({ status: 200 });
    await office.until('the old page is out', () => !ada.socket.connected);
    await expect(office.visitorWith(oldToken, ada.id)).rejects.toThrow();
    expect(
      await office.app.call('POST /callDetail/clientCallEnd', {
        token: oldToken,
        body: { callDetailId: ada.id },
      }),
    ).toMatchObject({ status: 401 });
    const renewed = await office.app.call('POST /callDetail/clientCall', {
      body: { _id: ada.id, queueId: office.portalId, clientSecret: secret },
    });
    const { token } = renewed.body as { token: string };
    const other = await office.visitorWith(token, ada.id);
    await other.seesVisit(({ status, placeKept }) => status === 'IN_WAITING' && placeKept === 'no');
    expect(await other.emit('leaveQueue', { clientId: ada.id })).toMatchObject({ ok: true });
  });

  describe('whose portal was deleted meanwhile', () => {
    const deletes = async () => {
      await office.setOpen(false);
      await office.execute((context) => new DeletePortal(context, { portalId: office.portalId }));
    };
    const keeps = async (ada: OfficePage) => {
      await ada.emit('keepPlace', { clientId: ada.id, email });
      await office.until('the mail is sent', () => sent.length === 1);
      return /shortlink\/~([A-Za-z0-9]{16})/.exec(sent[0]!.text)?.[1];
    };
    const comesBack = (code: string | undefined) =>
      office.app.call('POST /queue/returnToPlace', { body: { code, clientSecret: secret } });

    test('is gone with it, and the link and another mail say so', async () => {
      const ada = await office.waitingVisitor();
      const code = await keeps(ada);
      await deletes();
      await office.until('the visit is over', async () =>
        (await office.history(`visit-${ada.id}`)).includes('VisitEnded'),
      );
      expect(await comesBack(code)).toMatchObject({
        status: 410,
        body: { errors: { code: 'PLACE_PORTAL_CLOSED' } },
      });
      await office.until('the other mail is sent', () => sent.length === 2);
      expect(sent[1]).toMatchObject({ to: email, subject: expect.stringContaining('geschlossen') });
    });

    test('is found where the visitor was sent on to, also after an error of the page there', async () => {
      const other = await office.anotherPortal('Back office');
      const ada = await office.waitingVisitor();
      const callDetailId = await takes(ada);
      const reason = 'Belongs to the back office';
      await kim.emit('handBack', { callDetailId, toQueueId: other, reason });
      await ada.seesVisit(({ queueId }) => queueId === other);
      await deletes();
      const code = await keeps(ada);
      expect(sent[0]!.text).toContain('Back office');
      const back = await comesBack(code);
      expect(back).toMatchObject({ status: 200, body: { _id: ada.id, queueId: other } });
      const portal = await office.app.call(`GET /queue/client/${other}`, {});
      expect(portal).toMatchObject({ status: 200 });
      const opened = { _id: ada.id, queueId: other, clientSecret: secret };
      expect(await office.app.call('POST /callDetail/clientCall', { body: opened })).toMatchObject({
        status: 201,
        body: { visit: { status: 'IN_WAITING', queueId: other, position: 1, placeKept: 'no' } },
      });
    });
  });

  describe('is kept by text message', () => {
    const phoneNumber = '+49 170 1234567';
    let gateway: SmsGateway;
    beforeEach(async () => {
      gateway = await SmsGateway.start();
      const { portalId } = office;
      await office.close();
      office = await VisitsFixture.open({ environment: gateway.environment });
      expect(office.portalId).toBe(portalId);
      await office.portal([]);
      office.app.app.get(PublicAddress, { strict: false }).announce('https://example.org');
    });
    afterEach(() => gateway.close());

    test('with a link that comes when few are ahead, in the language of the visitor', async () => {
      const id = '01990000-0000-7000-8000-000000000077';
      const { body } = await office.openVisit(id, { language: 'de' });
      const ada = await office.visitorWith((body as { token: string }).token, id);
      await ada.ring();
      expect(
        await ada.emit('keepPlace', { clientId: id, phoneNumber: '030 1234567' }),
      ).toMatchObject({
        code: 'TEXT_NUMBER_INVALID',
      });
      expect(
        await ada.emit('keepPlace', { clientId: id, phoneNumber: '+33 6 12 34 56 78' }),
      ).toMatchObject({ code: 'TEXT_NUMBER_ABROAD' });
      expect(await ada.emit('keepPlace', { clientId: id, phoneNumber })).toMatchObject({
        ok: true,
      });
      const text = await gateway.text('+491701234567');
      expect(text).toMatch(/^Front desk: Sie sind gleich an der Reihe/);
      const code = /https:\/\/example\.org\/vblh\/shortlink\/~([A-Za-z0-9]{16})$/.exec(text)?.[1];
      const used = { body: { code, clientSecret: secret } };
      expect(await office.app.call('POST /queue/returnToPlace', used)).toMatchObject({
        status: 200,
        body: { _id: id },
      });
      let log = '';
      for await (const event of office.app.eventLog.readAll()) log += JSON.stringify(event);
      expect(log).toContain('VisitPlaceKeptByText');
      expect(log).not.toContain('1701234567');
    });

    test('says so when the portal closes meanwhile', async () => {
      const page = await office.waitingVisitor();
      await page.emit('keepPlace', { clientId: page.id, phoneNumber });
      const texts = () => gateway.textsTo('+491701234567');
      await office.until('the link is texted', () => texts().length === 1);
      await office.setOpen(false);
      await office.until('the end is texted', () => texts().length === 2);
      const [, says] = texts();
      expect(says).toMatch(/Front desk/);
      expect(says).toMatch(/Your place is gone|Ihr Platz ist weg/);
      expect(says).toContain(`/vblh/web-client-v2/queue/${office.portalId}`);
    });

    test('to one number a limited number of times in an hour', async () => {
      const asks = async () => {
        const page = await office.waitingVisitor();
        return page.emit('keepPlace', { clientId: page.id, phoneNumber });
      };
      for (let n = 0; n < 3; n += 1) expect(await asks()).toMatchObject({ ok: true });
      const texts = () => gateway.textsTo('+491701234567').length;
      await office.until('they are texted', () => texts() === 3);
      expect(await asks()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    });

    test('with a payment for each link, also of one visitor who comes back', async () => {
      const pay = jest.spyOn(office.app.app.get(TextBudget, { strict: false }), 'payLink');
      let page = await office.waitingVisitor();
      const { id } = page;
      const texts = () => gateway.textsTo('+491701234567');
      for (const count of [1, 2]) {
        expect(await page.emit('keepPlace', { clientId: id, phoneNumber })).toMatchObject({
          ok: true,
        });
        await office.until('it is texted', () => texts().length === count);
        const code = /~([A-Za-z0-9]{16})$/.exec(texts().at(-1) ?? '')?.[1];
        const used = { body: { code, clientSecret: secret } };
        expect((await office.app.call('POST /queue/returnToPlace', used)).status).toBe(200);
        const { body } = await office.openVisit(id, { clientSecret: secret });
        page = await office.visitorWith((body as { token: string }).token, id);
      }
      const paid = new Set(pay.mock.calls.map(([{ once }]) => once));
      expect(paid.size).toBe(2);
    });
  });

  test('is kept by no text message where no provider is set up', async () => {
    const ada = await office.waitingVisitor();
    const phoneNumber = '+49 170 1234567';
    expect(await ada.emit('keepPlace', { clientId: ada.id, phoneNumber })).toMatchObject({
      code: 'SMS_NOT_SET_UP',
    });
  });

  test('is of no other page either where the link was used at another node', async () => {
    const ada = await office.waitingVisitor();
    await ada.emit('keepPlace', { clientId: ada.id, email });
    await office.until('the mail is sent', () => sent.length === 1);
    const code = /shortlink\/~([A-Za-z0-9]{16})/.exec(sent[0]!.text)?.[1];
    // The notice of another node to its own sockets does not reach these.
    const realtime = office.app.app.get(Realtime, { strict: false });
    jest.spyOn(realtime, 'refresh').mockResolvedValueOnce();
    const used = { body: { code, clientSecret: secret } };
    expect(await office.app.call('POST /queue/returnToPlace', used)).toMatchObject({ status: 200 });
    expect(ada.socket.connected).toBe(true);
    const { body } = await office.app.call('POST /callDetail/clientCall', {
      body: { _id: ada.id, queueId: office.portalId, clientSecret: secret },
    });
    const other = await office.visitorWith((body as { token: string }).token, ada.id);
    await office.until('the old page is out', () => !ada.socket.connected);
    expect(other.socket.connected).toBe(true);
  });

  test('is given up by who was called back and does not come', async () => {
    const ada = await office.waitingVisitor();
    await ada.emit('keepPlace', { clientId: ada.id, email });
    await ada.seesVisit(({ placeKept }) => placeKept === 'called');
    expect(await ada.emit('returnToPlace', { clientId: ada.id })).toMatchObject({ ok: true });
    await ada.seesVisit(({ placeKept }) => placeKept === 'no');
    await ada.emit('keepPlace', { clientId: ada.id, email });
    await ada.seesVisit(({ placeKept }) => placeKept === 'called');
    office.clock.advance(21 * 60_000);
    // A page is not connected for so long: only the log shows the outcome.
    await office.until('the place is given up', async () =>
      (await office.history(`visit-${ada.id}`)).includes('VisitEnded'),
    );
  });

  test('too far back for too long lets the visitor write instead, and the words are mailed', async () => {
    await longestWait({ minutes: 5, afterwards: 'emailForm', email: 'desk@example.org' });
    const ada = await office.waitingVisitor();
    const writes = () =>
      ada.emit('leaveMessage', { clientId: ada.id, email, text: 'Bitte rufen Sie an.' });
    expect(await writes()).toMatchObject({ code: 'NO_MESSAGES_HERE' });
    office.clock.advance(5 * 60_000);
    await ada.seesVisit(({ longWait }) => longWait === 'emailForm');
    expect(await writes()).toMatchObject({ visit: { status: 'IN_END' } });
    await office.until('the mail is sent', () => sent.length === 1);
    expect(sent[0]).toMatchObject({ to: 'desk@example.org' });
    expect(sent[0]!.text).toContain('Bitte rufen Sie an.');
    expect(sent[0]!.text).toContain(email);
  });

  test('moves to another portal after the longest wait', async () => {
    const other = await office.anotherPortal('Back office');
    await longestWait({ minutes: 5, afterwards: 'otherPortal', otherPortalId: other });
    const ada = await office.waitingVisitor();
    office.clock.advance(5 * 60_000);
    await ada.seesVisit(({ queueId, position }) => queueId === other && position === 1);
  });
});
