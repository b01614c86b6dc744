import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { Credentials } from '#contexts/identity';
import { ChangePortal } from '#contexts/portals';
import { AddressLimits } from '#platform/http/admission';
import { SmsGateway } from '#platform/operations/text-messages/testing/sms-gateway.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

const visitId = (n: number) => `01990000-0000-7000-8000-0000000003${n.toString().padStart(2, '0')}`;
const ADA = visitId(0);
const NUMBER = '0170 1234567';
const E164 = '+491701234567';
const secret = 'the-secret-of-a-browser-of-forty-three-char';
const failure = (status: number, code: string) => ({ status, body: { errors: { code } } });

describe('a portal that asks for a code by text message', () => {
  let office: VisitsFixture;
  let gateway: SmsGateway;

  beforeEach(async () => {
    gateway = await SmsGateway.start();
    office = await VisitsFixture.open({
      environment: { ...gateway.environment, SMS_PER_PORTAL: '24' },
      trustProxy: true,
      addressLimits: new AddressLimits({
        trustedNetworks: [],
        visitsPerMinute: 30,
        openVisits: 50,
        placesInLine: 50,
      }),
    });
    await office.portal([], { smsCodeRequired: true });
  });
  afterEach(async () => {
    await office.close();
    await gateway.close();
  });

  const send = (more: object = {}, from = '198.51.100.1') =>
    office.app.call('POST /smsAuthentication/sendSms', {
      headers: { 'x-forwarded-for': from },
      body: {
        phoneNumber: NUMBER,
        callJoinerId: ADA,
        companyName: 'Win a prize at evil.example',
        clientSecret: secret,
        queueId: office.portalId,
        language: 'en',
        ...more,
      },
    });
  const enter = (enteredCode: string, more: object = {}, headers: Record<string, string> = {}) =>
    office.app.call('POST /smsAuthentication/client/codeVerification', {
      headers,
      body: {
        enteredCode,
        phoneNumber: NUMBER,
        callJoinerId: ADA,
        clientSecret: secret,
        ...more,
      },
    });
  const open = (id = ADA) => office.openVisit(id, { clientSecret: secret });
  const code = async (nth = 0, to = E164): Promise<string> =>
    /^\d{5}/.exec(await gateway.text(to, nth))?.[0] ?? '';
  const wrong = (right: string, n = 0): string =>
    ((Number(right) + 1 + n) % 100_000).toString().padStart(5, '0');

  test('lets a visitor in once after the code was entered, and not before', async () => {
    expect(await open()).toMatchObject(failure(401, 'SMS_CODE_REQUIRED'));
    expect(await send()).toMatchObject({
      status: 200,
      body: {
        smsAuthentication: [
          { phoneNumber: E164, callJoinerId: ADA, companyName: 'Front desk', verified: false },
        ],
      },
    });
    const right = await code();
    // The text message does not contain text that the request supplied.
    expect(gateway.textsTo(E164)[0]).toMatch(/^\d{5} is your code for Front desk\./);
    expect(await open()).toMatchObject(failure(401, 'SMS_CODE_REQUIRED'));
    expect(await enter(wrong(right))).toMatchObject(failure(401, 'SMS_CODE_WRONG'));
    expect(await open()).toMatchObject(failure(401, 'SMS_CODE_REQUIRED'));
    expect(await enter(right)).toMatchObject({
      status: 200,
      body: { smsAuthentication: [{ verified: true }] },
    });
    expect(await enter(right)).toMatchObject(failure(410, 'SMS_CODE_OVER'));
    expect(await open(visitId(1))).toMatchObject(failure(401, 'SMS_CODE_REQUIRED'));
    expect(await open()).toMatchObject({ status: 201 });
    // A visitor who is inside comes back without another code.
    expect(await open()).toMatchObject({ status: 201 });
  });

  test('takes five guesses, also of who calls each a repeat of the first', async () => {
    await send();
    const right = await code();
    for (let n = 0; n < 5; n += 1) {
      const key = { 'idempotency-key': 'always-the-same' };
      expect(await enter(wrong(right, n), {}, key)).toMatchObject(failure(401, 'SMS_CODE_WRONG'));
    }
    expect(await enter(wrong(right))).toMatchObject(failure(410, 'SMS_CODE_OVER'));
    expect(await enter(right)).toMatchObject(failure(410, 'SMS_CODE_OVER'));
    expect(await open()).toMatchObject(failure(401, 'SMS_CODE_REQUIRED'));
  });

  test('takes five guesses, also of those that come at once', async () => {
    await send();
    const right = await code();
    const guesses = await Promise.all(Array.from({ length: 8 }, (_, n) => enter(wrong(right, n))));
    const answers = guesses.map(({ body }) => (body as { errors: { code: string } }).errors.code);
    expect(answers.filter((answer) => answer === 'SMS_CODE_WRONG').length).toBeLessThanOrEqual(5);
    expect(await enter(right)).toMatchObject(failure(410, 'SMS_CODE_OVER'));
  });

  test('takes it for ten minutes', async () => {
    await send();
    const right = await code();
    office.clock.advance(10 * 60_000);
    expect(await enter(right)).toMatchObject(failure(410, 'SMS_CODE_OVER'));
  });

  test('lets a visitor in for ten minutes after the code was entered', async () => {
    await send();
    expect(await enter(await code())).toMatchObject({ status: 200 });
    office.clock.advance(10 * 60_000);
    expect(await open()).toMatchObject(failure(401, 'SMS_CODE_REQUIRED'));
  });

  test('takes it from the browser that asked for it, for the number that it went to', async () => {
    await send();
    const right = await code();
    const over = failure(410, 'SMS_CODE_OVER');
    expect(await enter(right, { clientSecret: secret.replace('the', 'his') })).toMatchObject(over);
    expect(await enter(right, { phoneNumber: '0170 7654321' })).toMatchObject(over);
    expect(await enter(right, { callJoinerId: visitId(1) })).toMatchObject(over);
    expect(await enter(right)).toMatchObject({ status: 200 });
  });

  test('sends another one after a while, which puts out the first', async () => {
    await send();
    const first = await code();
    expect(await send()).toMatchObject(failure(429, 'TOO_MANY_REQUESTS'));
    office.clock.advance(30_000);
    expect(await send()).toMatchObject({ status: 200 });
    const second = await code(1);
    if (first !== second) {
      expect(await enter(first)).toMatchObject(failure(401, 'SMS_CODE_WRONG'));
    }
    expect(await enter(second)).toMatchObject({ status: 200 });
  });

  const ask = (n: number, phoneNumber: string, from: string) =>
    send({ callJoinerId: visitId(n), phoneNumber }, from);
  const tooMany = failure(429, 'TOO_MANY_REQUESTS');

  test('sends a limited number to a number and for an address', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect(await ask(n, NUMBER, `203.0.${n}.1`)).toMatchObject({ status: 200 });
    }
    expect(await ask(5, NUMBER, '203.0.5.1')).toMatchObject(tooMany);
    for (let n = 0; n < 3; n += 1) {
      const other = '0170 7654321';
      expect(await ask(10 + n, other, '203.0.113.9')).toMatchObject({ status: 200 });
    }
    // One address alone keeps no one from codes.
    expect(await ask(13, '0170 7654321', '203.0.113.9')).toMatchObject(tooMany);
    expect(await ask(14, '0170 7654321', '203.0.114.9')).toMatchObject({ status: 200 });
  });

  test('is not shut by a few addresses that ask all the time', async () => {
    for (let n = 0; n < 40; n += 1) {
      await ask(10 + n, `0170 12345${10 + n}`, `203.0.${n % 6}.9`);
    }
    expect(await ask(70, '0170 1234570', '203.0.5.10')).toMatchObject(tooMany);
    expect(await ask(71, '0170 1234571', '198.51.100.7')).toMatchObject({ status: 200 });
  });

  test('lets a visitor in who proved a number here before, even while many others ask', async () => {
    await send();
    const here = { 'x-forwarded-for': '198.51.100.1' };
    expect(await enter(await code(), {}, here)).toMatchObject({ status: 200 });
    for (let n = 0; n < 40; n += 1) {
      await ask(10 + n, `0170 12345${10 + n}`, `203.0.${n}.9`);
    }
    expect(await ask(70, '0170 1234570', '192.0.2.70')).toMatchObject(tooMany);
    expect(await ask(71, NUMBER, '198.51.100.1')).toMatchObject({ status: 200 });
    // The same person on the way, at another address.
    expect(await ask(72, NUMBER, '192.0.2.71')).toMatchObject({ status: 200 });
  });

  test('pays once for a code that is asked for several times at once', async () => {
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (let n = 1; n < 5; n += 1) {
      expect(await ask(n, NUMBER, `203.0.${n}.1`)).toMatchObject({ status: 200 });
    }
    expect(await ask(5, NUMBER, '203.0.5.1')).toMatchObject(tooMany);
  });

  test('is not kept from a number by those who keep a place with it', async () => {
    const queueId = await office.anotherPortal('Back office');
    const wait = async (n: number) => {
      const { body } = await office.openVisit(visitId(n), { queueId });
      const page = await office.visitorWith((body as { token: string }).token, visitId(n));
      expect(await page.ring()).toMatchObject({ ok: true });
      return page;
    };
    for (let n = 40; n < 44; n += 1) await wait(n);
    for (let n = 50; n < 53; n += 1) {
      const page = await wait(n);
      const kept = page.emit('keepPlace', { clientId: page.id, phoneNumber: NUMBER });
      expect(await kept).toMatchObject({ ok: true });
    }
    for (let n = 1; n < 6; n += 1) {
      expect(await ask(n, NUMBER, `203.0.${n}.1`)).toMatchObject({ status: 200 });
    }
    expect(gateway.textsTo(E164).filter((text) => text.includes('~'))).toEqual([]);
  });

  test('texts mobile numbers of some countries only', async () => {
    expect(await send({ phoneNumber: '030 1234567' })).toMatchObject(
      failure(422, 'TEXT_NUMBER_INVALID'),
    );
    expect(await send({ phoneNumber: '+33 6 12 34 56 78' })).toMatchObject(
      failure(422, 'TEXT_NUMBER_ABROAD'),
    );
    expect(gateway.requests).toHaveLength(0);
  });

  test('asks for the PIN before it sends anything', async () => {
    const change = { portalId: office.portalId, pin: '123456' };
    await office.execute((context) => new ChangePortal(context, change));
    expect(await send()).toMatchObject(failure(401, 'PIN_REQUIRED'));
    expect(await send({ pin: '654321' })).toMatchObject(failure(401, 'PIN_WRONG'));
    expect(await send({ pin: '123456' })).toMatchObject({ status: 200 });
    // The PIN is asked for on the way in all the same.
    expect(await enter(await code())).toMatchObject({ status: 200 });
    expect(await open()).toMatchObject(failure(401, 'PIN_REQUIRED'));
  });

  test('sends none where no code is asked for', async () => {
    const queueId = await office.anotherPortal('Back office');
    expect(await send({ queueId })).toMatchObject(failure(409, 'SMS_CODE_NOT_NEEDED'));
  });

  test('keeps neither the number nor the code in the log', async () => {
    await send();
    const right = await code();
    await enter(right);
    let log = '';
    for await (const event of office.app.eventLog.readAll()) log += JSON.stringify(event);
    expect(log).toContain('SmsCodeVerified');
    expect(log).not.toContain('1701234567');
    expect(log).not.toMatch(new RegExp(`"[^"]*\\b${right}\\b[^"]*is your code|"${right}"`));
  });

  test('is tried again where the gateway is too busy, and given up where it refuses', async () => {
    gateway.answer = { status: 429, body: '{}' };
    await send();
    await gateway.text(E164);
    gateway.answer = { status: 200, body: '{}' };
    await office.until('it is texted again', () => gateway.textsTo(E164).length === 2);
    expect(await enter(await code(1))).toMatchObject({ status: 200 });
    gateway.answer = { status: 422, body: '{}' };
    await send({ callJoinerId: visitId(5) });
    await office.until('the job is given up', async () => {
      const types: string[] = [];
      for await (const { type } of office.app.eventLog.readAll()) types.push(type);
      return types.includes('JobGivenUp');
    });
    expect(gateway.textsTo(E164)).toHaveLength(3);
  });

  const givenUp = async () => {
    let count = 0;
    for await (const { type } of office.app.eventLog.readAll()) {
      if (type === 'JobGivenUp') count += 1;
    }
    return count;
  };

  test('is paid for where the gateway fails, since it may have sent it', async () => {
    gateway.answer = { status: 503, body: '{}' };
    for (let n = 0; n < 3; n += 1) {
      expect(await ask(n, NUMBER, '203.0.113.1')).toMatchObject({ status: 200 });
      await office.until('the job is given up', async () => {
        office.clock.advance(500);
        return (await givenUp()) === n + 1;
      });
    }
    expect(await ask(3, NUMBER, '203.0.113.1')).toMatchObject(tooMany);
  });

  test.each([422, 403])('costs nothing where the gateway never takes it (%i)', async (status) => {
    gateway.answer = { status, body: '{}' };
    // More than an address, a number and a portal may have.
    for (let n = 0; n < 7; n += 1) {
      expect(await ask(n, NUMBER, '203.0.113.1')).toMatchObject({ status: 200 });
      await office.until('the job is given up', async () => {
        office.clock.advance(500);
        return (await givenUp()) === n + 1;
      });
    }
    gateway.answer = { status: 200, body: '{}' };
    for (let n = 0; n < 3; n += 1) {
      expect(await ask(10 + n, NUMBER, '203.0.113.1')).toMatchObject({ status: 200 });
    }
    expect(await ask(20, NUMBER, '203.0.113.1')).toMatchObject(tooMany);
  });

  test('counts no guess that could not be looked at', async () => {
    await send();
    const right = await code();
    const credentials = office.app.app.get(Credentials, { strict: false });
    const matches = credentials.matches.bind(credentials);
    credentials.matches = () => Promise.reject(new Error('The vault is away'));
    for (let n = 0; n < 7; n += 1) expect(await enter(right)).toMatchObject({ status: 500 });
    credentials.matches = matches;
    expect(await enter(right)).toMatchObject({ status: 200 });
  });

  test('forgets who asked for one and never came in, with what was still to be sent', async () => {
    await office.app.member('super.admin', 'super-admin');
    const token = await office.app.signIn('super.admin');
    gateway.answer = { status: 429, body: '{}' };
    await send();
    await gateway.text(E164);
    const forgotten = await office.app.call(`POST /admin/people/${ADA}/forget`, { token });
    expect(forgotten).toMatchObject({ status: 200, body: { kind: 'visitor' } });
    await office.until('the job is cancelled', async () => {
      for await (const { type } of office.app.eventLog.readAll()) {
        if (type === 'JobCancelled') return true;
      }
      return false;
    });
    office.clock.advance(60_000);
    expect(await send()).toMatchObject(failure(409, 'ID_ALREADY_USED'));
    expect(await open()).toMatchObject(failure(409, 'ID_ALREADY_USED'));
    expect(gateway.textsTo(E164)).toHaveLength(1);
  });
});

test('without a provider no portal asks for codes', async () => {
  const office = await VisitsFixture.open();
  await expect(office.portal([], { smsCodeRequired: true })).rejects.toMatchObject({
    code: 'SMS_NOT_SET_UP',
  });
  await office.close();
});
