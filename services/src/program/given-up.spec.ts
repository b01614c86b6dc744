import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { eventDefinitions } from '@foyer/contracts/events';
import { GIVEN_UP, SignOutReason, type Held, type LossOfAccess } from '@foyer/contracts/identity';

const CONTEXTS = resolve('services/src/contexts');

/** The reactions and jobs by which each state is given up. */
const KEPT_BY: Readonly<Record<Held, readonly string[]>> = {
  call: ['leave-calls-with-the-sign-in', 'remove-a-deactivated-member-from-calls'],
  supervision: [...['leave-calls-with-the-sign-in', 'end-the-supervision-of-a-former-supervisor']],
  desk: ['close-a-desk-without-connection'],
  signature: ['withdraw-signatures-of-those-who-lost-the-right'],
  meeting: ['give-up-meetings-with-the-right-to-them'],
  lead: ['pass-on-the-lead-of-sessions'],
  feed: ['end-the-feed-when-access-ends'],
  push: ['end-push-subscriptions-with-the-sign-in'],
};

/** The events by which the reactions learn of each fact; a sign-out names its reason. */
const LEARNT_BY: Readonly<Record<LossOfAccess, RegExp>> = {
  'signed-out': /MemberSignedOut|CallLeft|MemberAccessEnded/,
  'password-changed': /MemberSignedOut|CallLeft|MemberAccessEnded/,
  'too-many-sessions': /MemberSignedOut|CallLeft/,
  deactivated: /MemberSignedOut|MemberDeactivated|lossesOfRights|CallLeft|MemberAccessEnded/,
  expired: /./,
  'role-changed': /MemberRoleChanged|lossesOfRights|CallLeft|CallRoleChanged/,
  forgotten: /PersonForgotten|MemberSignedOut|lossesOfRights|CallLeft|MemberAccessEnded/,
};

/** How events are called that end access or take a right from a member. */
const LOSS = /^(Member(SignedOut|Deactivated|Deleted|RoleChanged|AccessEnded)|PersonForgotten)$/;
/** Events of members that end nothing which a member holds. */
const NO_LOSS = /^Member(EmailChangeCancelled)$/;
const ENDING =
  /(Ended|SignedOut|Deactivated|Deleted|Forgotten|RoleChanged|Cancelled|Expired|Revoked)$/;

const sources = readdirSync(CONTEXTS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.includes('/reactions/') && path.endsWith('.ts'))
  .filter((path) => !path.endsWith('.spec.ts'))
  .map((path) => readFileSync(join(CONTEXTS, path), 'utf8'));
const sourceOf = (name: string) => sources.find((text) => text.includes(`name: '${name}'`)) ?? '';

describe('what is given up with a sign-in or a right', () => {
  const rows = Object.entries(GIVEN_UP) as [Held, Readonly<Record<LossOfAccess, string>>][];

  test.each(rows)('has an entry for each fact: %s', (_, row) => {
    const facts = [...SignOutReason.options, 'expired', 'role-changed', 'forgotten'];
    expect(Object.keys(row).toSorted()).toEqual(facts.toSorted());
  });

  const cells = rows.flatMap(([held, row]) =>
    Object.entries(row)
      .filter(([, reason]) => reason !== 'stays')
      .map(([fact]) => [held, fact as LossOfAccess] as const),
  );
  test.each(cells)('is taken by a reaction that learns of it: %s when %s', (held, fact) => {
    const texts = KEPT_BY[held].map(sourceOf);
    expect(texts.filter((text) => text === '')).toEqual([]);
    expect(texts.some((text) => LEARNT_BY[fact].test(text))).toBe(true);
  });

  const endings = [...eventDefinitions.keys()].filter(
    (type) => /^(Member|Person)/.test(type) && ENDING.test(type),
  );
  test.each(endings)('knows the fact of %s', (type) => {
    expect(LOSS.test(type) || NO_LOSS.test(type)).toBe(true);
  });
});
