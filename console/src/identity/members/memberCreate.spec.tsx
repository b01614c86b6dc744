import { expect, test } from '@jest/globals';
import { PAGE_SETTINGS_ELEMENT_ID } from '@foyer/contracts/settings';
import { screen } from '@testing-library/react';

import { company } from '#company/company.js';
import { openConsole } from '#testing/openConsole.js';

test('a first password is asked for by the rule that is in force', async () => {
  const told = document.createElement('script');
  told.id = PAGE_SETTINGS_ELEMENT_ID;
  told.type = 'application/json';
  told.textContent = JSON.stringify({
    appearance: { title: 'Foyer', defaultWhiteboardDoc: null },
    modules: { paymentTerminalModuleActive: true },
    license: { expired: false },
    passwordPolicy: 'passphrase',
  });
  document.head.append(told);
  expect(company().passwordPolicy).toBe('passphrase');
  await openConsole('members/create', {});
  await screen.findByText(/^15 to 128 characters/);
  expect(screen.queryByText(/12 to 20 characters/)).toBeNull();
});
