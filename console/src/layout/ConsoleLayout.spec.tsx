import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { openConsole } from '../testing/openConsole.js';

const { NODE_ENV } = process.env;
const realFetch = globalThis.fetch;
beforeEach(() => localStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
  process.env.NODE_ENV = NODE_ENV;
});

test('the check for a new version asks for the page as a browser does', async () => {
  const asked = jest.fn<typeof fetch>(
    async () => ({ ok: true, text: async () => '<html>' }) as Response,
  );
  globalThis.fetch = asked;
  // Only what is built for use looks for a newer one.
  process.env.NODE_ENV = 'production';
  await openConsole('', {});
  await waitFor(() => expect(asked).toHaveBeenCalled());
  const [[url, init] = []] = asked.mock.calls;
  expect(url).toBe('/vblh/console/index.html');
  expect(new Headers(init?.headers).get('accept')).toBe('text/html');
});
