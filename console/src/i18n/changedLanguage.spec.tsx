import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';

import { openConsole } from '../testing/openConsole.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test.each(['groups/create', 'guests/create', 'portals/create', 'devices/create'])(
  'a change of the language keeps what was typed in %s',
  async (path) => {
    const { speak } = await openConsole(path, {});
    const [field] = await screen.findAllByRole<HTMLInputElement>('textbox');
    fireEvent.change(field!, { target: { value: 'Typed' } });
    speak('de');
    await screen.findByRole('button', { name: 'Zum Inhalt springen' });
    expect(screen.getAllByRole<HTMLInputElement>('textbox')[0]!.value).toBe('Typed');
    expect(field!.isConnected).toBe(true);
  },
);
