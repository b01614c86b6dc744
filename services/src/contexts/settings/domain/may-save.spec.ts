import { describe, expect, test } from '@jest/globals';
import { STANDARD_SETTINGS, type AppSettingValues } from '@foyer/contracts/settings';

import { refusalOfSave } from './may-save.js';

const person = (role: 'admin' | 'super-admin') => ({ type: 'member', role }) as const;
const key = { type: 'service', role: 'super-admin' } as const;
const demandedOf = (...roles: readonly string[]): AppSettingValues => ({
  ...STANDARD_SETTINGS,
  secondFactor: {
    ...STANDARD_SETTINGS.secondFactor,
    ...Object.fromEntries(roles.map((role) => [role, true])),
  },
});
const demanded = demandedOf('member', 'admin', 'super-admin');

describe('the settings of the sign-in', () => {
  test('are changed by no key, also of a super-admin', () => {
    expect(refusalOfSave(STANDARD_SETTINGS, demanded, key)).toBe('FOR_PEOPLE_ONLY');
    expect(refusalOfSave(demanded, STANDARD_SETTINGS, key)).toBe('FOR_PEOPLE_ONLY');
    const security = { passwordPolicy: 'passphrase' } as const;
    const other = { ...STANDARD_SETTINGS, security };
    expect(refusalOfSave(STANDARD_SETTINGS, other, key)).toBe('FOR_PEOPLE_ONLY');
  });

  test('spare administrators their second factor by a super-admin alone', () => {
    expect(refusalOfSave(demanded, demandedOf('admin'), person('admin'))).toBe('FORBIDDEN');
    expect(refusalOfSave(demanded, STANDARD_SETTINGS, person('super-admin'))).toBeUndefined();
  });

  test('are made stricter, and others spared, by every administrator', () => {
    expect(refusalOfSave(STANDARD_SETTINGS, demanded, person('admin'))).toBeUndefined();
    const others = demandedOf('admin', 'super-admin');
    expect(refusalOfSave(demanded, others, person('admin'))).toBeUndefined();
  });

  test('are the only ones that a key leaves alone', () => {
    const modules = { paymentTerminalModuleActive: false };
    expect(refusalOfSave(demanded, { ...demanded, modules }, key)).toBeUndefined();
  });
});
