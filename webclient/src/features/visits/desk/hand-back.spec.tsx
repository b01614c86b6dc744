import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { portalQueries } from '#features/portals/portal-queries.js';
import { HandBack } from './HandBack.js';

const own = { queueId: 'q1', name: 'Hall', deactivated: false, waiting: 0 };
const lab = { _id: 'q2', name: 'Lab', onlineStatus: 'online' };

afterEach(cleanup);

describe('sending a visitor back to a line', () => {
  const shown = (portals: (typeof own)[], ...others: (typeof lab)[]) => {
    const hall = { _id: 'q1', name: 'Hall', onlineStatus: 'online' };
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    queries.setQueryData(portalQueries.all().queryKey, [hall, ...others] as never);
    render(
      <QueryClientProvider client={queries}>
        <HandBack desk={{} as never} callDetailId="c1" queueId="q1" portals={portals} />
      </QueryClientProvider>,
    );
  };
  const opens = async () => {
    await userEvent.click(screen.getByTestId('hand-back'));
    return screen.getByRole('dialog');
  };
  const choices = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('is not offered to an agent who was taken out of the portal', () => {
    shown([]);
    expect(screen.queryByTestId('hand-back')).toBeNull();
  });

  it('offers the same place and other open lines', async () => {
    shown([own], lab, { ...lab, _id: 'q3', name: 'Closed', onlineStatus: 'closed' });
    const dialog = await opens();
    await within(dialog).findByRole('option', { name: 'Lab' });
    expect(choices(dialog)).toEqual(['This portal, same place', 'Lab']);
  });

  it('offers other lines alone where the portal has closed', async () => {
    shown([{ ...own, deactivated: true }], lab);
    const dialog = await opens();
    await within(dialog).findByRole('option', { name: 'Lab' });
    expect(choices(dialog)).toEqual(['Lab']);
    expect(screen.getByRole('button', { name: 'Send to Lab' })).toBeTruthy();
  });

  it('says that there is none where all have closed', async () => {
    shown([{ ...own, deactivated: true }]);
    const dialog = await opens();
    expect(within(dialog).queryByRole('option')).toBeNull();
    expect(dialog.textContent).toContain('All portals are closed');
    expect(screen.queryByRole('button', { name: 'Send back' })).toBeNull();
  });
});
