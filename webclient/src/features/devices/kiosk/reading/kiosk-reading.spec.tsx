import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { KioskReading } from './KioskReading.js';
import type { Reading } from './useReading.js';

const said = (...words: string[]): Reading => ({
  messages: words.map((message, index) => ({ _id: `m${index}`, message }) as never),
  documents: [],
  store: {} as never,
});

describe('what a visitor reads at a kiosk', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(cleanup);

  it('is nothing as long as no one has written or shown anything', () => {
    const { container } = render(<KioskReading {...said()} />);
    expect(container.textContent).toBe('');
  });

  it('stands open with what is new, closes, and opens again for the next', async () => {
    const { rerender } = render(<KioskReading {...said('Room 12')} />);
    screen.getByText('Room 12');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Room 12')).toBeNull();
    screen.getByRole('button', { name: 'Read' });
    rerender(<KioskReading {...said('Room 12', 'second floor')} />);
    screen.getByText('second floor');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
