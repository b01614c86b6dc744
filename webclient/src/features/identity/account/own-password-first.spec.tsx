import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import type { Profile } from '@foyer/contracts/identity';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { answering } from '#testing/answering.js';
import { OwnPasswordFirst } from './OwnPasswordFirst.js';

afterEach(cleanup);

it('has a member choose a password before anything else, or leave', async () => {
  const asked = answering(200, { _id: '01990000-0000-7000-8000-0000000000f3' });
  let changed = 0;
  const profile = { userName: 'ada', firstName: 'Ada', mustChangePassword: true };
  render(
    <MemoryRouter>
      <OwnPasswordFirst profile={profile as Profile} onChanged={() => (changed += 1)} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/Another person chose your password/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  const type = (label: RegExp, text: string) =>
    userEvent.type(screen.getAllByLabelText(label)[0]!, text);
  await type(/^Current password/, 'Correct-Horse-1');
  await type(/^New password/, 'Better-Horse-22');
  await type(/again|repeat/i, 'Better-Horse-22');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(changed).toBe(1));
  expect(asked.map(({ body }) => body)).toContainEqual({
    oldPassword: 'Correct-Horse-1',
    newPassword: 'Better-Horse-22',
  });
});
