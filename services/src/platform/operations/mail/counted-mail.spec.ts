import { expect, test } from '@jest/globals';

import { Metrics } from '../../observability/index.js';
import { CountedTextMessages } from '../text-messages/counted-text-messages.js';
import { NoTextMessages, TextMessages, TextUnanswered } from '../text-messages/text-messages.js';
import { CountedMail } from './counted-mail.js';
import { MailFault } from './mail-fault.js';
import { Mail, type MailMessage } from './mail.js';

class FaultyMail extends Mail {
  readonly staysHere = false;
  fault: Error | undefined;

  async send(): Promise<void> {
    if (this.fault !== undefined) throw this.fault;
  }

  async forget(): Promise<number> {
    return 0;
  }
}

class SilentTexts extends TextMessages {
  readonly isSetUp = true;

  send(): Promise<void> {
    return Promise.reject(new TextUnanswered());
  }
}

test('mails are counted by whether the server took them, and their senders learn of faults', async () => {
  const metrics = new Metrics();
  const mail = new FaultyMail();
  const counted = new CountedMail(mail, metrics);
  const message = {} as MailMessage;
  await counted.send(message);
  mail.fault = new MailFault(Object.assign(new Error('no'), { code: 'EAUTH' }));
  await expect(counted.send(message)).rejects.toBe(mail.fault);
  mail.fault = new MailFault(Object.assign(new Error('gone'), { code: 'ESOCKET' }));
  await expect(counted.send(message)).rejects.toBe(mail.fault);
  const text = await metrics.registry.metrics();
  for (const outcome of ['handed-over', 'failed', 'unanswered']) {
    expect(text).toContain(`foyer_mails_total{outcome="${outcome}"} 1`);
  }
});

test('text messages are counted as failed only where certainly none was sent', async () => {
  const metrics = new Metrics();
  const message = { to: '+491701234567', text: 'Soon' };
  const none = new CountedTextMessages(new NoTextMessages(), metrics);
  await expect(none.send(message)).rejects.toThrow('No provider');
  expect(await metrics.registry.metrics()).toContain(
    'foyer_text_messages_total{outcome="failed"} 1',
  );
  const others = new Metrics();
  const silent = new CountedTextMessages(new SilentTexts(), others);
  await expect(silent.send(message)).rejects.toBeInstanceOf(TextUnanswered);
  expect(await others.registry.metrics()).toContain(
    'foyer_text_messages_total{outcome="unanswered"} 1',
  );
});
