import { describe, expect, test } from '@jest/globals';
import type { ApiKeyEvent, KeyRole, MemberRole } from '@foyer/contracts/identity';

import {
  changeApiKey,
  createApiKey,
  evolveApiKey,
  initialApiKey,
  revokeApiKey,
  type CreateApiKey,
} from './api-key.js';

const apiKeyId = '01990000-0000-7000-8000-00000000000a';
const secretId = '01990000-0000-7000-8000-00000000000b';
const makerId = '01990000-0000-7000-8000-00000000000c';
const now = new Date('2026-03-02T10:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

const details = { name: 'CRM', note: '', networks: [], expiresAt: inDays(30) };
const wanted = (more: Partial<CreateApiKey> = {}): CreateApiKey => ({
  ...details,
  apiKeyId,
  secretId,
  role: 'auditor',
  maker: { id: makerId, role: 'admin' },
  ...more,
});
const created = (role: KeyRole = 'auditor'): ApiKeyEvent => ({
  type: 'ApiKeyCreated',
  data: { apiKeyId, secretId, makerId, role, ...details },
});
const revoked: ApiKeyEvent = { type: 'ApiKeyRevoked', data: { apiKeyId } };
const after = (...events: readonly ApiKeyEvent[]) => events.reduce(evolveApiKey, initialApiKey);
const byAdmin = { now, authorRole: 'admin' } as const;

describe('an API key that is made', () => {
  test('carries its role, its maker and its end', () => {
    expect(createApiKey(after(), wanted(), { now })).toMatchObject({ events: [created()] });
  });

  test('lasts for 90 days if its maker says nothing', () => {
    const decision = createApiKey(after(), wanted({ expiresAt: undefined }), { now });
    expect(decision).toMatchObject({ events: [{ data: { expiresAt: inDays(90) } }] });
  });

  test.each([
    ['the past', inDays(-1)],
    ['this moment', inDays(0)],
    ['a time after more than 366 days', inDays(367)],
  ])('does not end at %s', (_when, expiresAt) => {
    const decision = createApiKey(after(), wanted({ expiresAt }), { now });
    expect(decision).toMatchObject({ code: 'API_KEY_EXPIRY' });
  });

  test.each<[MemberRole, KeyRole, boolean]>([
    ['admin', 'member', true],
    ['admin', 'support', true],
    ['admin', 'auditor', true],
    ['admin', 'admin', true],
    ['admin', 'super-admin', false],
    ['super-admin', 'super-admin', true],
    ['support', 'auditor', false],
    ['auditor', 'member', false],
  ])('of %s with the role %s is made: %s', (maker, role, isMade) => {
    const key = wanted({ role, maker: { id: makerId, role: maker } });
    expect(createApiKey(after(), key, { now })).toMatchObject(
      isMade ? { type: 'accepted' } : { code: 'API_KEY_ROLE' },
    );
  });
});

describe('an API key that is changed', () => {
  test('keeps what is not named', () => {
    expect(
      changeApiKey(after(created()), { apiKeyId, networks: ['10.0.0.0/8'] }, byAdmin),
    ).toMatchObject({
      events: [{ type: 'ApiKeyChanged', data: { apiKeyId, ...details, networks: ['10.0.0.0/8'] } }],
    });
    expect(changeApiKey(after(created()), { apiKeyId, name: 'CRM' }, byAdmin)).toMatchObject({
      events: [],
    });
  });

  test('is not prolonged for more than 366 days', () => {
    const late = changeApiKey(after(created()), { apiKeyId, expiresAt: inDays(400) }, byAdmin);
    expect(late).toMatchObject({ code: 'API_KEY_EXPIRY' });
  });

  test('is renamed after its end, which stays', () => {
    const muchLater = { ...byAdmin, now: new Date(inDays(60)) };
    expect(changeApiKey(after(created()), { apiKeyId, name: 'Old' }, muchLater)).toMatchObject({
      events: [{ data: { name: 'Old', expiresAt: inDays(30) } }],
    });
  });

  test('is not opened by an administrator who may do less', () => {
    const own = after(created('super-admin'));
    expect(changeApiKey(own, { apiKeyId, networks: [] }, byAdmin)).toMatchObject({
      code: 'API_KEY_ROLE',
    });
  });
});

describe('an API key that is revoked', () => {
  test('is so for good, and by every administrator', () => {
    expect(revokeApiKey(after(created('super-admin')), { apiKeyId })).toMatchObject({
      events: [revoked],
    });
    expect(revokeApiKey(after(created(), revoked), { apiKeyId })).toMatchObject({ events: [] });
    expect(
      changeApiKey(after(created(), revoked), { apiKeyId, name: 'Again' }, byAdmin),
    ).toMatchObject({ code: 'API_KEY_REVOKED' });
  });

  test('must be there', () => {
    expect(revokeApiKey(after(), { apiKeyId })).toMatchObject({ code: 'API_KEY_NOT_FOUND' });
  });
});
