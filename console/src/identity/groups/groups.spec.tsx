import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';

const group = (id: string, name: string) => ({
  id,
  name,
  memberIds: [],
  createdAt: '2026-03-04T05:00:00.000Z',
});

describe('the pages of groups', () => {
  test('list groups, and say what one is while there is none', async () => {
    await openConsole('groups', { groups: [] });
    expect(await screen.findByText('No groups yet')).toBeTruthy();
  });

  test('make a group', async () => {
    const user = userEvent.setup();
    const { kept } = await openConsole('groups/create', { groups: [group('1', 'Front')] });
    await user.type(await screen.findByLabelText(/^Name/), 'Back office');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const names = (await kept('groups', 'name')).map(({ name }) => name);
      expect(names).toEqual(['Back office', 'Front']);
    });
  });

  test('refuse a group without a name, in German as well', async () => {
    const user = userEvent.setup();
    await openConsole('groups/create', {}, { language: 'de' });
    await user.click(await screen.findByLabelText(/^Name/));
    await user.keyboard(' {Backspace}');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findAllByText(/darf nicht leer|erforderlich|Bitte/)).not.toHaveLength(0);
  });
});
