import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';
import { serveCalls } from '#testing/serveCalls.js';

const id = '019a0000-0000-7000-8000-00000000000a';
const at = '2026-03-04T05:00:00.000Z';
const webhook = {
  ...{ id, _id: id, url: 'https://a.example.org/', description: '', eventTypes: ['*'] },
  ...{ enabled: true, offReason: null, secretReplacedAt: null, formerSecretUntil: null },
  ...{ deliveredAt: null, failingSince: null, retryAt: null, revision: 0 },
  ...{ createdAt: at, updatedAt: at },
};
const secret = 'whsec_shown-once';

/** Each opens a page on which a secret is shown once, and tries to leave it. */
const PAGES = {
  'of a new webhook': async () => {
    const page = await openConsole(
      'webhooks/create',
      { webhooks: [webhook] },
      { own: { create: async () => ({ data: { ...webhook, secret } }) as never } },
    );
    await userEvent.type(await screen.findByLabelText(/^Address/), webhook.url);
    await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
    await screen.findByText(secret);
    const leave = () => userEvent.click(screen.getByRole('link', { name: 'To the webhook' }));
    return { leave, left: () => page.at() === `/webhooks/${id}` };
  },
  'of a webhook with another secret': async () => {
    serveCalls({
      [`POST /api/v2/admin/webhooks/${id}/secret`]: () => ({ body: { ...webhook, secret } }),
    });
    await openConsole(`webhooks/${id}`, { webhooks: [webhook] });
    await userEvent.click(await screen.findByRole('button', { name: 'New secret' }));
    const dialog = await screen.findByRole('dialog');
    const buttons = within(dialog).getAllByRole('button');
    await userEvent.click(buttons.at(-1)!);
    await screen.findByText(secret);
    const leave = () => userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    return { leave, left: () => screen.queryByText(secret) === null };
  },
};

const asksWhenClosed = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe.each(Object.entries(PAGES))('a secret that is shown once, on the page %s', (_, open) => {
  test('is asked about before it is left without a copy', async () => {
    const { leave, left } = await open();
    expect(asksWhenClosed()).toBe(true);
    await leave();
    const question = await screen.findByRole('dialog', { name: 'Leave without a copy?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(secret)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Leave without a copy?')).toBeNull());
    await leave();
    const again = await screen.findByRole('dialog', { name: 'Leave without a copy?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(left()).toBe(true));
    await waitFor(() => expect(asksWhenClosed()).toBe(false));
  });

  test('is left at once after it was copied', async () => {
    userEvent.setup();
    const { leave, left } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(secret));
    await waitFor(() => expect(asksWhenClosed()).toBe(false));
    await leave();
    await waitFor(() => expect(left()).toBe(true));
  });
});

const SOURCES = join(process.cwd(), 'console/src');
const holding = (pattern: RegExp) =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^testing\//.test(file))
    .filter((file) => pattern.test(readFileSync(join(SOURCES, file), 'utf8')));

test('all texts are copied in one way', () => {
  expect(holding(/clipboard/)).toEqual(['layout/useCopy.ts']);
});

test('every text that says that it is shown once stands in what asks before it is left', () => {
  // The parts of a page or dialog, which tell it when they were copied.
  const saying = holding(/translate\('[\w.]*\.once'\)/);
  expect(saying.length).toBeGreaterThan(2);
  for (const file of saying) {
    const source = readFileSync(join(SOURCES, file), 'utf8');
    expect([file, source.includes('onCopied={onCopied}')]).toEqual([file, true]);
  }
});
