import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';
import { shownTypes, typedTypes, withTypes } from './typeLines.js';

const at = '2026-03-04T05:00:00.000Z';
const webhook = (id: string, more: object = {}) => ({
  ...{ id, _id: id, url: `https://${id}.example.org/`, description: '', eventTypes: ['*'] },
  ...{ enabled: true, offReason: null, secretReplacedAt: null, formerSecretUntil: null },
  ...{ deliveredAt: null, failingSince: null, retryAt: null, revision: 0 },
  ...{ createdAt: at, updatedAt: at },
  ...more,
});

describe('the pages of webhooks', () => {
  test('say what one is while there is none', async () => {
    await openConsole('webhooks', { webhooks: [] });
    expect(await screen.findByText('No webhooks yet')).toBeTruthy();
  });

  test('show how each works, and why one is off', async () => {
    const webhooks = [
      webhook('a'),
      webhook('b', { failingSince: at }),
      webhook('c', { enabled: false, offReason: 'gone', description: 'Reports' }),
    ];
    await openConsole('webhooks', { webhooks });
    const row = async (text: string) =>
      within((await screen.findAllByText(text))[0]!.closest('tr')!);
    expect((await row('https://a.example.org/')).getByText('On')).toBeTruthy();
    const failing = await row('https://b.example.org/');
    expect(failing.getByText('Failing, will be retried')).toBeTruthy();
    expect((await row('Reports')).getByText('Off: the receiver is gone')).toBeTruthy();
  });

  test('ask before a secret is replaced, in German as well', async () => {
    const user = userEvent.setup();
    await openConsole('webhooks/a', { webhooks: [webhook('a')] }, { language: 'de' });
    await user.click(await screen.findByRole('button', { name: 'Neues Geheimnis' }));
    expect(await screen.findByText('Das Geheimnis ersetzen?')).toBeTruthy();
  });

  test('are for administrators', async () => {
    await openConsole('webhooks', { webhooks: [webhook('a')] }, { role: 'auditor' });
    expect(screen.queryByText('https://a.example.org/')).toBeNull();
  });
});

test('types are typed one a line, and sent without blanks and empty lines', () => {
  expect(shownTypes(['a', 'b'])).toBe('a\nb');
  expect(typedTypes('a\n')).toEqual(['a', '']);
  expect(withTypes({ url: 'u', eventTypes: ['a ', '', 'b'] })).toEqual({
    url: 'u',
    eventTypes: ['a', 'b'],
  });
  expect(withTypes({ url: 'u' })).toEqual({ url: 'u' });
});
