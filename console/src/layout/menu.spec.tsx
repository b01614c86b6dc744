import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { openConsole } from '../testing/openConsole.js';

/** Sections and entries, in their order; the head of the page has a menu of languages. */
const shown = () =>
  [...document.querySelectorAll('[role=menuitem],[role=separator]')]
    .filter((one) => one.closest('header, .MuiPopover-root') === null)
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);

describe('the menu', () => {
  test('shows an auditor what an auditor may see, in its sections', async () => {
    await openConsole('calls', {}, { role: 'auditor' });
    await screen.findByRole('menuitem', { name: 'Audit' });
    expect(shown()).toEqual([
      'Home',
      'Reception',
      'Calls',
      'Call statistics',
      'Agent statistics',
      'Recordings',
      'Payments',
      'Payments',
      'Closings',
      'Payment statistics',
      'Oversight',
      'Audit',
    ]);
  });

  test('shows an administrator everything, in German', async () => {
    await openConsole('groups', {}, { language: 'de' });
    await screen.findByRole('menuitem', { name: 'Gruppen' });
    expect(shown()).toEqual(expect.arrayContaining(['Empfang', 'Portale', 'Personen', 'Aufsicht']));
  });
});
