import { describe, expect, test } from '@jest/globals';
import type { AdminRecording } from '@foyer/contracts/recordings';
import { screen, waitFor, within } from '@testing-library/react';

import { openConsole } from '../testing/openConsole.js';
import { aRecording, at } from '../testing/records.js';
import { serveCalls } from '../testing/serveCalls.js';

const consents = [
  { joinerId: 'k', name: 'Kim Agent', consent: 'agreed', at, isRecorded: true },
  {
    ...{ joinerId: 'v', name: null, consent: 'refused' },
    ...{ at: '2026-03-04T05:00:04.000Z', isRecorded: false },
  },
] as const;
const recording = (id: string, more: Partial<AdminRecording> = {}) =>
  aRecording(id, { consents, ...more });

describe('the page of recordings', () => {
  test('says what one is while there is none', async () => {
    await openConsole('recordings', { recordings: [] });
    expect(await screen.findByText('No recordings yet')).toBeTruthy();
  });

  test('says how long recordings are kept before there is one', async () => {
    serveCalls({
      'GET /api/v2/admin/recording-retention': () => ({ body: { days: 90, revision: 4 } }),
    });
    await openConsole('recordings', { recordings: [] });
    await screen.findByText('No recordings yet');
    const kept = await screen.findByRole('button', { name: 'Kept for 90 days' });
    await waitFor(() => expect(kept).toHaveProperty('disabled', false));
  });

  test('shows what became of each, by whom, with whom and for how long', async () => {
    const recordings = [
      recording('one'),
      recording('two', { status: 'processing', size: null, duration: 0 }),
      recording('three', { status: 'failed', failure: 'nothing-recorded', participants: [] }),
    ];
    await openConsole('recordings', { recordings });
    const row = async (name: string) =>
      within((await screen.findByRole('link', { name })).closest('tr')!);
    const one = await row('one.webm');
    expect(one.getByText('1:05')).toBeTruthy();
    expect(one.getByText('Ready')).toBeTruthy();
    expect(one.getAllByText(/Kim Agent/)).toHaveLength(2);
    expect((await row('two.webm')).getByText('Processing')).toBeTruthy();
    expect((await row('three.webm')).getByText('Nothing recorded')).toBeTruthy();
  });

  test('shows who agreed to a recording, and which tracks are in it', async () => {
    await openConsole('recordings/one/show', { recordings: [recording('one')] });
    const consents = await screen.findByTestId('recording-consents');
    expect(consents.textContent).toContain('Kim Agent: agreed');
    expect(consents.textContent).toContain('did not agree');
    expect(consents.textContent).toContain('Nothing of this person was recorded');
  });

  test('says why there is nothing to play, and offers to try again', async () => {
    const failed = recording('one', { status: 'failed', failure: 'programs-missing', size: null });
    await openConsole('recordings/one/show', { recordings: [failed] });
    expect(await screen.findByText(/janus-pp-rec is not installed/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('names the owners of damaged parts, and offers to continue without them', async () => {
    const damaged = [{ joinerId: 'v', name: 'Vera', streamType: 'userCam' as const }];
    const of = { status: 'failed', failure: 'tracks-damaged', size: null, damaged } as const;
    await openConsole('recordings/one/show', { recordings: [recording('one', of)] });
    expect(
      await screen.findByText(/What was recorded of Vera \(camera\) was changed/),
    ).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Process without them' })).toBeTruthy();
  });

  test('lets auditors look, and nothing else', async () => {
    await openConsole(
      'recordings/one/show',
      { recordings: [recording('one')] },
      { role: 'auditor' },
    );
    await screen.findByTestId('recording-consents');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});
