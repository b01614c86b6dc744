import { expect, it } from '@jest/globals';

import { returnPath } from './return-path.js';

it.each([
  ['', '/vblh/desk'],
  ['?return=%2Fvblh%2Fcalls%3Fpage%3D2', '/vblh/calls?page=2'],
  ['?return=%2Fvblh%2Fconsole%2F%23%2Fcalls', '/vblh/console/#/calls'],
  ['?return=https%3A%2F%2Fevil.example%2Fvblh%2F', '/vblh/desk'],
  ['?return=%2F%2Fevil.example%2Fvblh%2F', '/vblh/desk'],
  ['?return=%2F%5Cevil.example%2Fvblh%2F', '/vblh/desk'],
  ['?return=javascript%3Aalert(1)', '/vblh/desk'],
  ['?return=%2Fvblh%2F..%2Fapi%2Fv2', '/vblh/desk'],
  ['?return=%2Felsewhere', '/vblh/desk'],
])('after signing in with %j one goes to %s', (search, path) => {
  expect(returnPath(search)).toBe(path);
});
