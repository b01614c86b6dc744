import { beforeEach, expect, test } from '@jest/globals';
import { APP_SETTING_ID, STANDARD_SETTINGS } from '@foyer/contracts/settings';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';
import { serveCalls } from '#testing/serveCalls.js';

const license = { expired: false, state: 'unrestricted', holder: null, validUntil: null };
const page = { page: 1, limit: 5, totalDocs: 0, totalPages: 0, hasNextPage: false };

const serve = (retention: object = STANDARD_SETTINGS.retention) => {
  const revisions = Object.fromEntries(Object.keys(STANDARD_SETTINGS).map((name) => [name, 0]));
  const setting = { ...STANDARD_SETTINGS, license, _id: APP_SETTING_ID, revisions, retention };
  return serveCalls({
    'GET /api/v2/appSetting/history': () => ({ body: { docs: [], ...page } }),
    'GET /api/v2/appSetting': () => ({ body: setting }),
    'POST /api/v2/appSetting': () => ({ body: setting }),
  });
};

beforeEach(() => localStorage.clear());

test.each([
  ['en', /has not been chosen yet\. They are kept/, 'For a number of years', /deleted for good/],
  ['de', /noch nicht festgelegt\. Bis dahin bleiben/, 'Für eine Anzahl von Jahren', /endgültig/],
] as const)(
  'says in %s that the choice is open, and which documents go before one is saved',
  async (language, open, years, loss) => {
    const user = userEvent.setup();
    const calls = serve();
    await openConsole('settings/retention', {}, { language });
    expect(await screen.findByText(open)).toBeTruthy();
    const choices = screen.getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ checked }) => checked)).toEqual([false, false]);
    await user.click(screen.getByLabelText(years));
    await user.type(await screen.findByRole('spinbutton'), '10');
    expect(await screen.findByText(loss)).toBeTruthy();
    await user.click(
      screen.getByRole('button', { name: language === 'en' ? 'Save' : 'Speichern' }),
    );
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      retention: { signedDocuments: 'years', signedDocumentsYears: 10 },
    });
  },
);

test('the home page names the choice while it is open', async () => {
  serve();
  await openConsole('', {});
  const link = await screen.findByRole('link', { name: 'Choose' });
  expect(link.getAttribute('href')).toContain('/settings/retention');
});
