import '#testing/english.js';

import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';

import { api } from '#app/api.js';
import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { SupervisionPage } from './SupervisionPage.js';

const silently = () => screen.queryByRole('button', { name: 'Listen without telling the agent' });

const open = async (queueId: string | null, silentPreview: boolean) => {
  jest
    .spyOn(api, 'call')
    .mockImplementation(async ({ path }) =>
      path.startsWith('/admin/calls') ? { queueId } : { silentPreview },
    );
  render(
    <StaffProvider value={{} as Staff}>
      <MemoryRouter initialEntries={['/supervise/0199a000-0000-7000-8000-0000000000c1']}>
        <Routes>
          <Route path="supervise/:callId" element={<SupervisionPage />} />
        </Routes>
      </MemoryRouter>
    </StaffProvider>,
  );
  await screen.findByRole('button', { name: 'Listen' });
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('offers to listen without telling the agent where the portal lets that be', async () => {
  await open('0199a000-0000-7000-8000-0000000000a1', true);
  await screen.findByRole('button', { name: 'Listen without telling the agent' });
});

it('does not offer it elsewhere, where it would be refused', async () => {
  await open('0199a000-0000-7000-8000-0000000000a1', false);
  for (let turn = 0; turn < 5; turn += 1) await settle();
  expect(silently()).toBeNull();
});
