import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot } from './project.js';

const SIGN_IN = 'services/src/contexts/identity/sign-in';

/**
 * Every budget of attempts and messages, with the test that its provider, or a part of ours, may
 * fail and cost nothing. The tests of guess() cover all budgets that it uses.
 */
const TRIED: Readonly<Record<string, readonly [file: string, title: string]>> = {
  CausedMailBudget: [
    'services/src/contexts/visits/api/places.int.spec.ts',
    'the tries before cost nothing',
  ],
  AccountSignInBudget: [`${SIGN_IN}/domain/guess.spec.ts`, 'a directory that is away'],
  ApiKeyBudget: [`${SIGN_IN}/domain/guess.spec.ts`, 'a fault of ours'],
  DeviceKeyBudget: [`${SIGN_IN}/domain/guess.spec.ts`, 'a fault of ours'],
  FactorBudget: [`${SIGN_IN}/domain/guess.spec.ts`, 'a fault of ours'],
  MailBudget: [`${SIGN_IN}/api/invitations.int.spec.ts`, 'where the mail server is in trouble'],
  PaymentsUnderWay: [
    `${SIGN_IN}/api/attempt-limits-in-mongodb.int.spec.ts`,
    'a mail that another process could not send costs nothing on any node',
  ],
  PinBudget: [`${SIGN_IN}/domain/guess.spec.ts`, 'a fault of ours'],
  SessionPinBudget: [`${SIGN_IN}/domain/guess.spec.ts`, 'a fault of ours'],
  SignInBudget: [`${SIGN_IN}/domain/guess.spec.ts`, 'a directory that is away'],
  SsoOnce: [
    'services/src/contexts/identity/user-sources/api/oidc.int.spec.ts',
    'is down, costs nothing',
  ],
  TextBudget: ['services/src/contexts/visits/api/sms-codes.int.spec.ts', 'gateway never takes it'],
  UnansweredSignInBudget: [
    `${SIGN_IN}/domain/guess.spec.ts`,
    'is limited without an answer if a secret may have been checked',
  ],
};

test('every budget has a test that a fault of a provider costs nothing', () => {
  const text = readFileSync(join(projectRoot, SIGN_IN, 'attempt-budget.providers.ts'), 'utf8');
  const provided = [...text.matchAll(/provide: (\w+)/g)].map(([, name = '']) => name);
  const budgets = provided.filter((name) => name !== 'AttemptBudgets');
  expect(budgets.toSorted()).toEqual(Object.keys(TRIED).toSorted());
  const untried = Object.entries(TRIED).filter(
    ([, [file, title]]) =>
      !existsSync(join(projectRoot, file)) ||
      !readFileSync(join(projectRoot, file), 'utf8').includes(title),
  );
  expect(untried).toEqual([]);
});
