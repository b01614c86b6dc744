import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';

import { AfterCall } from './AfterCall.js';

describe('a page after a call', () => {
  afterEach(cleanup);

  it.each<[string, string | null, string]>([
    ['that was called off with its meeting', 'called-off', 'The meeting was called off'],
    ['that has ended for everyone', 'ended', 'The call is over'],
    ['from which the person was removed', 'removed', 'You were removed from the call'],
  ])('names the end %s', async (_, reason, title) => {
    render(<AfterCall reason={reason} onRejoin={() => undefined} />);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });
});
