import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { UnusableSetting } from '../../config/index.js';
import { openTextMessages } from './index.js';
import { SMS_PROVIDERS, type SmsProvider } from './gateways.js';
import { mayBeSent } from '../../may-be-sent.js';
import { wasNotTaken } from './text-messages.js';
import { SmsGateway } from './testing/sms-gateway.js';

const SENDERS: Partial<Record<SmsProvider, string>> = { sipgate: 's0' };
const TAKEN: Partial<Record<SmsProvider, string>> = {
  seven: '{"success":"100"}',
  vonage: '{"messages":[{"status":"0"}]}',
};
const REFUSED: Partial<Record<SmsProvider, string>> = {
  seven: '{"success":"202"}',
  vonage: '{"messages":[{"status":"6"}]}',
};
const NOT_NOW: Partial<Record<SmsProvider, string>> = {
  seven: '{"success":"500"}',
  vonage: '{"messages":[{"status":"9"}]}',
};
const message = { to: '+491701234567', text: 'Grüße: 24680' };

describe.each(SMS_PROVIDERS)('text messages by %s', (provider) => {
  let gateway: SmsGateway;
  const texts = () =>
    openTextMessages({
      SMS_PROVIDER: provider,
      SMS_USER: 'AC0123',
      SMS_TOKEN: 'hush-hush',
      SMS_SENDER: SENDERS[provider] ?? 'Foyer',
      SMS_URL: gateway.url,
    });
  const failure = (): Promise<unknown> =>
    texts()
      .send(message)
      .then(
        () => undefined,
        (error: unknown) => error,
      );

  beforeEach(async () => {
    gateway = await SmsGateway.start();
    gateway.answer = { status: 200, body: TAKEN[provider] ?? '{}' };
  });

  afterEach(() => gateway.close());

  test('name the number, the text and the sender, to the provider of the account', async () => {
    await texts().send(message);
    expect(gateway.requests).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = gateway.requests;
    const said = headers['content-type'] === 'application/json' ? body : decodeURIComponent(body);
    expect(said).toContain('491701234567');
    expect(said.replaceAll('+', ' ')).toContain('Grüße: 24680');
    expect(said).toContain(SENDERS[provider] ?? 'Foyer');
    const basic = Buffer.from('AC0123:hush-hush').toString('base64');
    const known = [JSON.stringify(headers), body].join('\n');
    expect(known.includes('hush-hush') || known.includes(basic)).toBe(true);
    // A secret belongs in no address: addresses appear in logs.
    expect(gateway.requests[0]?.url).not.toContain('hush-hush');
  });

  test.each([400, 422])('end where the number or text is wrong (%i)', async (status) => {
    gateway.answer = { status, body: '{}' };
    expect(await failure()).toMatchObject({ code: 'SMS_REFUSED' });
  });

  test.each([401, 429, 500])(
    'say nothing of a message where the provider cannot send it (%i)',
    async (status) => {
      gateway.answer = { status, body: `{"message":"+491701234567 hush-hush 24680"}` };
      const error = await failure();
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toHaveProperty('code', 'SMS_REFUSED');
      expect(String(error)).not.toMatch(/4917|hush|24680/);
    },
  );

  test.each([
    [400, true],
    [401, true],
    [429, true],
    [500, false],
    [503, false],
  ])(
    'are known not to be taken where the request is blamed alone (%i)',
    async (status, isCertain) => {
      gateway.answer = { status, body: '{}' };
      const error = await failure();
      expect([wasNotTaken(error), mayBeSent(error)]).toEqual([isCertain, !isCertain]);
    },
  );

  test('are known not to be taken where no connection came about', async () => {
    const away = texts();
    await gateway.close();
    const error = await away.send(message).catch((fault: unknown) => fault);
    expect(wasNotTaken(error)).toBe(true);
  });

  test('may have been taken where the connection breaks afterwards', async () => {
    gateway.breaksOff = true;
    const error = await failure();
    expect([wasNotTaken(error), mayBeSent(error)]).toEqual([false, true]);
  });

  test('do not follow the gateway elsewhere, with the secret', async () => {
    gateway.answer = { status: 307, body: '' };
    await expect(texts().send(message)).rejects.toThrow();
    expect(gateway.requests).toHaveLength(1);
  });

  const ofAnswers = provider in REFUSED ? test : test.skip;
  ofAnswers('are not taken for sent where only the status says so', async () => {
    gateway.answer = { status: 200, body: REFUSED[provider] ?? '' };
    expect(await failure()).toMatchObject({ code: 'SMS_REFUSED' });
    gateway.answer = { status: 200, body: NOT_NOW[provider] ?? '' };
    expect(await failure()).toMatchObject({
      message: 'The SMS gateway did not take a text message',
    });
    gateway.answer = { status: 200, body: 'not JSON' };
    expect(mayBeSent(await failure())).toBe(true);
  });

  test('need an account', () => {
    const given = { SMS_PROVIDER: provider, SMS_SENDER: SENDERS[provider] ?? 'Foyer' };
    expect(() => openTextMessages(given)).toThrow(UnusableSetting);
    expect(() => openTextMessages(given)).toThrow(/SMS_TOKEN cannot be used/);
  });
});

test('without a provider there are none', async () => {
  const none = openTextMessages({});
  expect(none.isSetUp).toBe(false);
  await expect(none.send(message)).rejects.toThrow();
});
