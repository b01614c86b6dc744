import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

const CONTEXTS = 'services/src/contexts/';
const MEMBERS = 'identity/sign-in/';

/**
 * Every sender of mails and text messages, with the budget of what it sends and the files that pay:
 * the send itself, or the command that causes it. A portal's own mailbox needs none: it is no
 * stranger's, and a visit writes to it once.
 */
const SENDERS: Readonly<Record<string, { budget: RegExp; paidIn: readonly string[] } | 'own'>> = {
  'calendar/reactions/mail-what-is-to-be-known-of-a-meeting.ts': {
    budget: /CausedMailBudget/,
    paidIn: ['calendar/domain/meeting-mail-budget.service.ts'],
  },
  'calendar/reactions/text-what-is-to-be-known-of-a-meeting.ts': {
    budget: /TextBudget[\s\S]*payLink/,
    paidIn: ['calendar/reactions/text-what-is-to-be-known-of-a-meeting.ts'],
  },
  [`${MEMBERS}reactions/mail-links-that-were-asked-for.ts`]: {
    budget: /MailBudget/,
    paidIn: [
      `${MEMBERS}domain/change-own-account.command.ts`,
      'identity/members/domain/change-member.command.ts',
      'identity/members/domain/import-members.command.ts',
      'identity/members/domain/invite-members.command.ts',
      `${MEMBERS}domain/request-password-reset.command.ts`,
      `${MEMBERS}domain/resend-invitation.command.ts`,
    ],
  },
  // An old address learns of a change that a paid mail to the new one proved.
  [`${MEMBERS}reactions/notify-old-address.ts`]: {
    budget: /MailBudget/,
    paidIn: [`${MEMBERS}domain/change-own-account.command.ts`],
  },
  'visits/reactions/mail-a-link-back-to-the-place.ts': {
    budget: /CausedMailBudget[\s\S]*spend/,
    paidIn: ['visits/reactions/mail-a-link-back-to-the-place.ts'],
  },
  'visits/reactions/mail-that-a-kept-place-is-over.ts': {
    budget: /CausedMailBudget[\s\S]*spend/,
    paidIn: ['visits/reactions/mail-that-a-kept-place-is-over.ts'],
  },
  'visits/reactions/mail-what-a-visitor-wrote.ts': 'own',
  'visits/reactions/text-a-code.ts': {
    budget: /TextBudget[\s\S]*payCode/,
    paidIn: ['visits/phone-codes/request-sms-code.command.ts'],
  },
  'visits/reactions/text-a-link-back-to-the-place.ts': {
    budget: /TextBudget[\s\S]*payLink/,
    paidIn: ['visits/reactions/text-a-link-back-to-the-place.ts'],
  },
  'visits/reactions/text-that-a-kept-place-is-over.ts': {
    budget: /TextBudget[\s\S]*payLink/,
    paidIn: ['visits/reactions/text-that-a-kept-place-is-over.ts'],
  },
};

const textOf = (file: string) => readFileSync(join(projectRoot, CONTEXTS, file), 'utf8');
const NEEDS_SENDER =
  /import \{[^}]*\b(?:Mail|TextMessages)\b[^}]*\} from '.*operations\/(?:mail|text-messages)['/]/;

test('every sender of mails and text messages has a budget for their recipients', () => {
  const sending = sourceFiles()
    .filter((file) => file.startsWith(CONTEXTS) && !file.endsWith('.spec.ts'))
    .map((file) => file.slice(CONTEXTS.length))
    .filter((file) => !file.includes('/testing/') && NEEDS_SENDER.test(textOf(file)))
    .filter((file) => /\b(?:mail|texts)\s*\.send\(/.test(textOf(file)));
  expect(sending.toSorted()).toEqual(Object.keys(SENDERS).toSorted());
  // A job decides what an answer that was lost means: the message counts as sent.
  expect(sending.filter((file) => !textOf(file).includes('defineJob('))).toEqual([]);
  const unpaid = Object.values(SENDERS).flatMap((sender) =>
    sender === 'own' ? [] : sender.paidIn.filter((file) => !sender.budget.test(textOf(file))),
  );
  expect(unpaid).toEqual([]);
});

test('every command that mints a link to be mailed pays for its mail', () => {
  const minting = sourceFiles()
    .filter((file) => file.startsWith(CONTEXTS) && !file.endsWith('.spec.ts'))
    .map((file) => file.slice(CONTEXTS.length))
    .filter((file) => /\blinks\.mint\(/.test(textOf(file)));
  const sender = SENDERS[`${MEMBERS}reactions/mail-links-that-were-asked-for.ts`];
  expect(sender === undefined || sender === 'own' ? [] : sender.paidIn.toSorted()).toEqual(
    minting.toSorted(),
  );
});

test('every change of a meeting that attendees are notified of pays for the mails', () => {
  const { length } =
    textOf('calendar/api/meetings.controller.ts').match(/writes\.afterPaid\(/g) ?? [];
  // Planned, changed, one date changed, called off as a whole or by a date, and handed over.
  expect(length).toBe(5);
});
