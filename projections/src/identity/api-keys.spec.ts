import { test } from '@jest/globals';
import type { ApiKeyEvent, ApiKeyUseEvent, MemberEvent } from '@foyer/contracts/identity';
import { describeProjection } from '../testing/index.js';
import { apiKeys } from './api-keys.js';

const apiKeyId = '01990000-0000-7000-8000-00000000000a';
const makerId = '01990000-0000-7000-8000-00000000000c';
const at = '2026-03-02T10:00:00.000Z';
const stream = `apikey-${apiKeyId}`;
const details = { name: 'CRM', note: '', networks: [], expiresAt: '2026-06-02T10:00:00.000Z' };
const secretId = '01990000-0000-7000-8000-00000000000b';
const rest = { role: 'admin', makerId, secretId } as const;
const created = {
  type: 'ApiKeyCreated',
  data: { apiKeyId, ...details, ...rest },
  at,
  stream,
} as const;
const maker = {
  type: 'MemberCreated',
  data: {
    memberId: makerId,
    firstName: 'Ada',
    lastName: 'Berger',
    userName: 'ada',
    email: 'ada@example.org',
    language: 'en',
    role: 'admin',
  },
} as const;
const shown = {
  _id: apiKeyId,
  ...details,
  sortName: 'crm',
  ...rest,
  makerRole: 'admin',
  lastUsedAt: null,
  lastUsedAddress: null,
  revokedAt: null,
  revision: 0,
  createdAt: at,
  updatedAt: at,
} as const;
const memberId = makerId;

describeProjection<ApiKeyEvent | ApiKeyUseEvent | MemberEvent>(apiKeys, (given) => {
  test('shows a key with the role of its maker', () =>
    given(maker, created).thenDocuments('apiKeys', [shown]));

  test('shows no role of a maker who was deactivated, before or after', () =>
    given(maker, created, { type: 'MemberDeactivated', data: { memberId } }).thenDocuments(
      'apiKeys',
      [{ ...shown, makerRole: null }],
    ));

  test('shows the role that a maker got while away', () =>
    given(
      maker,
      created,
      { type: 'MemberDeactivated', data: { memberId } },
      { type: 'MemberRoleChanged', data: { memberId, role: 'support' } },
      { type: 'MemberActivated', data: { memberId } },
    ).thenDocuments('apiKeys', [{ ...shown, makerRole: 'support' }]));

  test('shows no role of a maker who is gone', () =>
    given(maker, created, { type: 'MemberDeleted', data: { memberId } }).thenDocuments('apiKeys', [
      { ...shown, makerRole: null },
    ]));

  test('shows the last change, the last use and the revocation', () =>
    given(
      maker,
      created,
      { type: 'ApiKeyChanged', data: { apiKeyId, ...details, name: 'ERP' }, at, stream },
      {
        type: 'ApiKeyUsed',
        data: { apiKeyId, usedAt: at, address: '192.0.2.7' },
        at,
        stream: `apikeyuse-${apiKeyId}`,
      },
      { type: 'ApiKeyRevoked', data: { apiKeyId }, at, stream },
    ).thenDocuments('apiKeys', [
      {
        ...shown,
        name: 'ERP',
        sortName: 'erp',
        lastUsedAt: at,
        lastUsedAddress: '192.0.2.7',
        revokedAt: at,
        revision: 2,
      },
    ]));
});
