import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { defineJob, provideJobs } from '../../cqrs/index.js';
import { JobsModule } from '../../cqrs/jobs/index.js';
import { BellRung, Bells } from '../../cqrs/testing/bells.js';
import { openTextMessages } from '../text-messages/index.js';
import { SmsGateway } from '../text-messages/testing/sms-gateway.js';
import { SmtpMail } from './index.js';

const mail = {
  ...{ personId: '01990000-0000-7000-8000-00000000000a', to: 'ada@example.org' },
  ...{ subject: 'A link', text: 'https://reception.example.org', html: '<p>A link</p>' },
};

/** A mail server that breaks off: after a step, or once it has the whole mail. */
class BrokenMailServer {
  mails = 0;
  connections = 0;
  readonly #server: Server;

  constructor(readonly lastStep: 'MAIL' | 'END') {
    this.#server = createServer((socket) => {
      this.connections += 1;
      let isMail = false;
      socket.on('error', () => undefined).write('220 here\r\n');
      socket.on('data', (bytes) => {
        const text = bytes.toString();
        const isEnd = isMail && text.endsWith('\r\n.\r\n');
        if (isMail && !isEnd) return;
        const step = isEnd ? 'END' : text.slice(0, 4);
        if (isEnd) this.mails += 1;
        isMail = step === 'DATA';
        if (step === this.lastStep) socket.destroy();
        else socket.write(isMail ? '354 go on\r\n' : '250 go on\r\n');
      });
    }).listen(0, '127.0.0.1');
  }

  async url(): Promise<string> {
    if (!this.#server.listening) await once(this.#server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }
}

describe('A job whose answer was lost', () => {
  let bells: Bells;
  beforeEach(() => {
    bells = new Bells();
  });
  afterEach(() => bells.close());

  const sends = async (send: () => Promise<void>) => {
    const retries = { firstMs: 1_000, maxMs: 1_000 };
    const job = { name: 'answer-bell', on: [BellRung], deadlineMs: 3_600_000, retries } as const;
    await bells.start([JobsModule], provideJobs([defineJob({ ...job, run: () => send() })]));
    await bells.ring();
  };

  test('has sent its mail once if the server has all of it', async () => {
    const server = new BrokenMailServer('END');
    const mailer = new SmtpMail(await server.url(), 'Foyer <foyer@example.org>');
    await sends(() => mailer.send(mail));
    await bells.until('JobGivenUp', 1);
    expect([server.mails, server.connections]).toEqual([1, 1]);
    server.close();
  });

  test('is tried again if the server has none of it', async () => {
    const server = new BrokenMailServer('MAIL');
    const mailer = new SmtpMail(await server.url(), 'Foyer <foyer@example.org>');
    await sends(() => mailer.send(mail));
    await bells.until('JobAttemptFailed', 1);
    expect(await bells.events('JobGivenUp')).toEqual([]);
    expect(server.mails).toBe(0);
    server.close();
  });

  test.each([true, false])('has sent its text message once (breaks off: %s)', async (breaksOff) => {
    const gateway = await SmsGateway.start();
    gateway.breaksOff = breaksOff;
    // A failure of its own leaves open as well how far the message came.
    gateway.answer = { status: 502, body: '' };
    const texts = openTextMessages(gateway.environment);
    await sends(() => texts.send({ to: '+491701234567', text: 'A code' }));
    await bells.until('JobGivenUp', 1);
    expect(gateway.requests).toHaveLength(1);
    await gateway.close();
  });
});
