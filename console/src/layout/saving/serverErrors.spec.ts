import { expect, test } from '@jest/globals';

import { inputOf, serverErrorsIn } from './serverErrors.js';

test.each([
  ['imprint.en', ['imprint.de', 'imprint.en'], 'imprint.en'],
  ['legal.imprint.en', ['imprint.de', 'imprint.en'], 'imprint.en'],
  ['users.0.email', ['name', 'email'], 'email'],
  ['groups.3', ['groups'], 'groups'],
  ['hours', ['name', 'hours.from', 'hours.to'], 'hours.from'],
  ['appearance.logo', ['name'], undefined],
])('an error at %s stands at the input of %j that holds it', (path, inputs, input) => {
  expect(inputOf(path, inputs)).toBe(input);
});

test('only errors of the server are found, also those in lists, and not that of the whole', () => {
  const server = (message: string) => ({ type: 'server', message });
  const errors = {
    root: { serverError: server('Whole') },
    name: { type: 'required', message: 'Missing' },
    legal: { imprint: { en: server('Wrong') } },
    rows: [undefined, { from: server('Late') }],
  };
  expect(serverErrorsIn(errors)).toEqual([
    ['legal.imprint.en', 'Wrong'],
    ['rows.1.from', 'Late'],
  ]);
});
