import { describe, expect, it, test } from '@jest/globals';

import { brokenPasswordRules, passwordStrength } from './password-rule.js';
import { keepsPolicy, strengthUnder } from './passphrase.js';
import { NewPassword } from './password.js';

const table = [
  ['', 'nothing'],
  ['aaa', 'very-weak'],
  ['secret99', 'weak'],
  ['aaaaaaaaaaA1!', 'very-weak'],
  ['Correct-Horse', 'medium'],
  ['Correct-Horse-9', 'strong'],
] as const;

test.each([
  ['', 'nothing'],
  ['short', 'very-weak'],
  ['fourteen chars', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['fifteen letters', 'medium'],
  ['ein apfel und zwei birnen', 'strong'],
] as const)('the passphrase %j is %s', (passphrase, strength) => {
  expect(strengthUnder('passphrase', passphrase)).toBe(strength);
});

describe('the rule for new passwords', () => {
  it.each(table)('finds %j %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it.each([
    '',
    'Short1!',
    'no-upper-case-1',
    'NO-LOWER-CASE-1',
    'No-Digits-here',
    'NoSpecial1234',
    'With Space-12',
    'Far-Too-Long-For-1-Rule',
    'Correct-Horse-9',
    'fourteen chars',
    'fifteen letters',
    'x'.repeat(128),
    'x'.repeat(129),
  ])('breaks no rule of some policy exactly when the schema accepts it: %j', (password) => {
    const keeps = brokenPasswordRules(password).length === 0 || keepsPolicy('passphrase', password);
    expect(keeps).toBe(NewPassword.safeParse(password).success);
  });
});

test.each([
  `aA1!${'x'.repeat(17)}`,
  'guten-morgen-26',
  'GUTEN-MORGEN-26',
  'Guten-Morgen-',
  'GutenMorgen2026',
  'Guten Morgen-26',
])('the policy of composition refuses %j', (password) => {
  expect(keepsPolicy('composition', password)).toBe(false);
});
