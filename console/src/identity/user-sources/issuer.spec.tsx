import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { sourceForms } from '#testing/forms/entries/sourceForms.js';
import { enter } from '#testing/forms/enter.js';
import { openConsole } from '#testing/openConsole.js';
import { serveCalls } from '#testing/serveCalls.js';

test.each([
  ['oidc', 'issuer'],
  ['saml', 'idpIssuer'],
] as const)(
  'the form of %s says how many a change is about, and warns of another %s',
  async (source, issuer) => {
    const path = `userSources?tab=${source}`;
    const record = sourceForms.find((form) => form.path === path)?.record;
    serveCalls({ 'GET /api/v2/identityProvider': () => ({ body: record }) });
    await openConsole(path, {}, { role: 'super-admin' });
    await screen.findByText(/3 active members sign in with this provider \(administrators: 1\)/);
    expect(screen.queryByText(/no longer recognized/)).toBeNull();
    await enter({ [issuer]: 'https://other.example' });
    await screen.findByText(/no longer recognized/);
  },
);
