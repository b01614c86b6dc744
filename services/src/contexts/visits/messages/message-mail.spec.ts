import { expect, test } from '@jest/globals';

import { messageMail } from './message-mail.js';

const parts = {
  visitId: 'visit',
  to: 'desk@example.org',
  email: 'maria@example.org',
  text: 'Please call me.\nThank <you>',
  portalName: 'Front\r\ndesk',
};

test('a message reaches the readers of a portal with its writer, in German and English', () => {
  const mail = messageMail(parts);
  expect(mail).toMatchObject({ personId: 'visit', to: 'desk@example.org' });
  for (const words of ['Nachricht an', 'von maria@', 'Message to', 'from maria@']) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
  expect(mail.text).toContain(parts.text);
});

test('turns no typed text into a heading or a part of the page', () => {
  const { subject, html } = messageMail(parts);
  expect(subject).toBe('Nachricht / Message: Front desk');
  expect(html).toContain('Please call me.<br>Thank &lt;you&gt;');
});
