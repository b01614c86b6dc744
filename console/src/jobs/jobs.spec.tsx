import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '../testing/openConsole.js';

const job = (id: string, status: string, more: object = {}) => ({
  id,
  kind: 'mail-link',
  status,
  attempt: 1,
  progress: 0,
  failure: null,
  retryAt: null,
  deadline: '2026-03-11T05:00:00.000Z',
  correlationId: 'c',
  queuedAt: '2026-03-04T05:00:00.000Z',
  startedAt: null,
  endedAt: null,
  ...more,
});

describe('the page of background jobs', () => {
  test('says what one is while there is none', async () => {
    await openConsole('jobs', { jobs: [] });
    expect(await screen.findByText('No jobs yet')).toBeTruthy();
  });

  test('shows how far each is and why it failed, and offers what can be done about it', async () => {
    const jobs = [
      job('1', 'failed', { failure: 'ECONNREFUSED', retryAt: '2026-03-04T05:00:30.000Z' }),
      job('2', 'done', { endedAt: '2026-03-04T05:00:01.000Z', progress: 1 }),
      job('3', 'running', { progress: 0.5 }),
    ];
    await openConsole('jobs', { jobs });
    const row = async (text: string) => within((await screen.findByText(text)).closest('tr')!);
    const failed = await row('Failed, will be retried');
    expect(failed.getByText('ECONNREFUSED')).toBeTruthy();
    expect(failed.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect((await row('Done')).queryAllByRole('button')).toEqual([]);
    expect((await row('50%')).getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  test('asks before one is cancelled, in German as well', async () => {
    const user = userEvent.setup();
    await openConsole('jobs', { jobs: [job('1', 'queued')] }, { language: 'de' });
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    expect(await screen.findByText('Diesen Auftrag abbrechen?')).toBeTruthy();
  });

  test('is for administrators', async () => {
    await openConsole('jobs', { jobs: [job('1', 'done')] }, { role: 'auditor' });
    expect(screen.queryByText('Mail with a link')).toBeNull();
  });
});
