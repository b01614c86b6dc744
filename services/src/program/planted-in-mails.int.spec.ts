import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';

import { SmtpMail } from '#platform/operations/mail';
import { AllThatIsSaid } from '../testing/all-that-is-said.js';

const PLANTED = 'PLANTED-91fe';

const said = new AllThatIsSaid();
let server: Server | undefined;
afterEach(() => void server?.close());
afterAll(() => said.end());

/** A mail server that refuses one step, and repeats all it has heard so far. */
async function refusing(step: string): Promise<string> {
  server = createServer((socket) => {
    let heard = '';
    let isMail = false;
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      if (isMail ? !heard.endsWith('\r\n.\r\n') : !heard.endsWith('\r\n')) return;
      const verb = isMail ? 'END' : (heard.trimEnd().split('\r\n').at(-1) ?? '');
      isMail = verb === 'DATA' && step !== 'DATA';
      if (verb.startsWith(step)) socket.end(`554 refused: ${heard.replaceAll(/\s+/g, ' ')}\r\n`);
      else if (verb.startsWith('EHLO')) socket.write('250-here\r\n250 AUTH PLAIN\r\n');
      else if (verb.startsWith('AUTH')) socket.write('235 go on\r\n');
      else socket.write(isMail ? '354 go on\r\n' : '250 go on\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const message = {
  personId: '01990000-0000-7000-8000-00000000000a',
  to: `${PLANTED}@example.org`,
  subject: PLANTED,
  text: `https://reception.example.org/#token=${PLANTED}`,
  html: `<p>${PLANTED}</p>`,
};
const encoded = Buffer.from(`\0desk\0${PLANTED}`).toString('base64');

describe('A value in a mail, and in what signs in to its server', () => {
  test.each(['EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'END'])(
    'is in nothing that is said of a server that refuses %s',
    async (step) => {
      const place = await refusing(step);
      const mail = new SmtpMail(`smtp://desk:${PLANTED}@${place}`, 'Foyer <foyer@example.org>');
      expect(await said.failureOf(() => mail.send(message))).toHaveProperty('name', 'MailFault');
      const text = said.take();
      expect(text).toContain('The mail server failed');
      for (const value of [PLANTED, encoded]) expect(text.includes(value) ? text : '').toBe('');
    },
  );

  test('is in nothing that is said of a server that is not there', async () => {
    const mail = new SmtpMail(`smtp://desk:${PLANTED}@127.0.0.1:1`, 'Foyer <foyer@example.org>');
    const fault = await said.failureOf(() => mail.send(message));
    expect(String(fault)).toMatch(/ECONNREFUSED/);
    const text = said.take();
    expect(text.includes(PLANTED) ? text : '').toBe('');
  });
});
