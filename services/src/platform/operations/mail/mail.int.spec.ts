import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';

import { ManualClock } from '../../testing/manual-clock.js';
import { OutboxMail, SmtpMail, wasNotSent } from './index.js';

const message = {
  personId: '01990000-0000-7000-8000-00000000000a',
  to: 'ada@example.org',
  subject: 'Grüße vom Empfang',
  text: 'Ein Link: https://reception.example.org/#token=abc',
  html: '<p>Ein Link</p>',
};

describe('the outbox', () => {
  test('keeps a mail as a whole file that only its owner reads', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'foyer-outbox-')), 'outbox');
    const outbox = new OutboxMail(folder, 'Foyer <foyer@example.org>', new ManualClock());
    await outbox.send(message);
    await outbox.send({ ...message, text: '/etc/passwd' });
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    const [first = ''] = files;
    expect(first).toMatch(/^2026-03-02T09-00-00-000Z-[0-9a-f]{8}-[0-9a-f-]{36}\.eml$/);
    const mail = await readFile(join(folder, first), 'utf8');
    expect(mail).toContain('To: ada@example.org');
    expect(mail).toContain('From: Foyer <foyer@example.org>');
    expect(mail).toContain('text/html');
    expect((await stat(join(folder, first))).mode & 0o077).toBe(0);
    await rm(folder, { recursive: true });
  });
});

test('the outbox forgets the mails of one person only', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'foyer-outbox-')), 'outbox');
  const outbox = new OutboxMail(folder, 'Foyer <foyer@example.org>', new ManualClock());
  expect(await outbox.forget(message.personId)).toBe(0);
  const other = '01990000-0000-7000-8000-00000000000b';
  await outbox.send(message);
  await outbox.send(message);
  await outbox.send({ ...message, personId: other, text: message.personId });
  expect(await outbox.forget(message.personId)).toBe(2);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await outbox.forget(message.personId)).toBe(0);
  expect(await outbox.forget(other)).toBe(1);
  await rm(folder, { recursive: true });
});

describe('a mail server', () => {
  test('is given the mail', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    try {
      await new SmtpMail(`smtp://127.0.0.1:${port}`, 'Foyer <foyer@example.org>').send(message);
      expect(received).toEqual([expect.stringContaining('token=abc')]);
    } finally {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  });

  test.each<[string, boolean, string, (socket: Socket) => void]>([
    ['nothing', true, 'EHLO', (socket) => socket.destroy()],
    ['nothing', true, 'MAIL', (socket) => socket.destroy()],
    ['nothing', true, 'RCPT', (socket) => socket.destroy()],
    ['nothing', true, 'DATA', (socket) => socket.destroy()],
    ['nothing', false, 'END', (socket) => socket.destroy()],
    ['no', true, 'END', (socket) => void socket.write('451 later\r\n')],
    ['no', true, 'RCPT', (socket) => void socket.write('550 unknown\r\n')],
  ])('that answers %s says for certain that it has not taken a mail: %s (%s)', async (...told) => {
    const [, isCertain, step, answer] = told;
    const server = createServer((socket) => {
      let isMail = false;
      socket.on('error', () => undefined).write('220 here\r\n');
      socket.on('data', (bytes) => {
        const text = bytes.toString();
        const at = isMail && text.endsWith('\r\n.\r\n') ? 'END' : text.slice(0, 4);
        if (isMail && at !== 'END') return;
        isMail = at === 'DATA';
        if (at === step) answer(socket);
        else socket.write(isMail ? '354 go on\r\n' : '250 go on\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const mail = new SmtpMail(`smtp://127.0.0.1:${port}`, 'Foyer <foyer@example.org>');
    const fault = await mail.send(message).catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: 'MailFault' });
    expect(wasNotSent(fault)).toBe(isCertain);
    server.close();
  });

  test('throws for the sender if its server does not answer', async () => {
    const nobody = new SmtpMail('smtp://127.0.0.1:1', 'Foyer <foyer@example.org>');
    const fault = await nobody.send(message).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Error);
    expect(wasNotSent(fault)).toBe(true);
  });
});
