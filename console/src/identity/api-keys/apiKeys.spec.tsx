import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';

const apiKey = (id: string, more: object = {}) => ({
  id,
  name: 'CRM',
  note: '',
  role: 'auditor',
  state: 'active',
  makerId: 'm1',
  expiresAt: '2026-09-04T05:00:00.000Z',
  networks: [],
  lastUsedAt: null,
  lastUsedAddress: null,
  revokedAt: null,
  revision: 0,
  createdAt: '2026-03-04T05:00:00.000Z',
  ...more,
});
const members = [{ id: 'm1', firstName: 'Ada', lastName: 'Berger', userName: 'ada' }];
const key = `foyer_${'a'.repeat(71)}`;

describe('the pages of API keys', () => {
  test('list keys with how they stand, and say what one is while there is none', async () => {
    await openConsole('api-keys', { 'api-keys': [] });
    expect(await screen.findByText('No API keys yet')).toBeTruthy();
  });

  test.each([
    ['active', 'Active'],
    ['expired', 'Expired'],
    ['stopped', 'Stopped'],
    ['revoked', 'Revoked'],
  ])('show a key that is %s', async (state, word) => {
    await openConsole('api-keys', { 'api-keys': [apiKey('1', { state })], members });
    expect(await screen.findAllByText(word)).not.toHaveLength(0);
  });

  test('show a new key once, and ask before it is closed without a copy', async () => {
    const user = userEvent.setup();
    const { at } = await openConsole(
      'api-keys/create',
      { 'api-keys': [], members },
      { own: { create: async () => ({ data: { ...apiKey('1'), key } }) as never } },
    );
    await user.type(await screen.findByLabelText(/^Name/), 'CRM');
    await user.click(screen.getByRole('combobox', { name: /^Role/ }));
    expect(screen.queryByRole('option', { name: 'Super administrator' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Auditor' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(key)).toBeTruthy();
    expect(screen.getByText(/will not be shown again/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without a copy?' });
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(at()).toBe('/api-keys'));
  });

  test('close a new key at once after it was copied', async () => {
    const user = userEvent.setup();
    const { at } = await openConsole(
      'api-keys/create',
      { 'api-keys': [], members },
      { own: { create: async () => ({ data: { ...apiKey('1'), key } }) as never } },
    );
    await user.type(await screen.findByLabelText(/^Name/), 'CRM');
    await user.click(screen.getByRole('combobox', { name: /^Role/ }));
    await user.click(screen.getByRole('option', { name: 'Auditor' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(key);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(at()).toBe('/api-keys'));
  });

  test('revoke a key after a question that names it', async () => {
    const user = userEvent.setup();
    const { kept } = await openConsole('api-keys/1', { 'api-keys': [apiKey('1')], members });
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Revoke the API key “CRM”?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(async () => expect(await kept('api-keys', 'name')).toEqual([]));
  });

  test('say why a key has stopped, in German as well', async () => {
    const records = { 'api-keys': [apiKey('1', { state: 'stopped' })], members };
    await openConsole('api-keys/1', records, { language: 'de' });
    expect(await screen.findByText(/Dieser Schlüssel ruht/)).toBeTruthy();
  });

  test('offer no way to revoke a key that is revoked', async () => {
    await openConsole('api-keys/1', { 'api-keys': [apiKey('1', { state: 'revoked' })], members });
    expect(await screen.findByText(/was revoked/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
  });
});
