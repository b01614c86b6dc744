import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { conferenceNeed } from '@foyer/contracts/calls';
import { permits } from '@foyer/contracts/identity';
import { messages, routes } from '@foyer/contracts/surface';

import { guestPlaces } from './guest-places.js';
import { projectRoot } from './project.js';

const reached = [
  ...routes.map(({ method, path, policy }) => ({ name: `${method} ${path}`, policy })),
  ...messages.map(({ channel, name, policy }) => ({ name: `${channel} ${name}`, policy })),
]
  .filter(({ policy }) => policy !== 'public' && permits(policy, 'guest'))
  .map(({ name }) => name);

test('every call, message and push for guests says how the place of the guest is asked', () => {
  const rows = guestPlaces.flatMap(({ of }) => of);
  expect(rows.toSorted()).toEqual(reached.toSorted());
});

test('every question after the place is asked in the file that the table names', () => {
  const silent = guestPlaces.flatMap((row) => {
    if (!('asks' in row)) return [];
    const text = readFileSync(join(projectRoot, 'services/src/contexts', row.in), 'utf8');
    return text.split(/\bimport\b[^;]+;/).some((part) => part.includes(`${row.asks}(`))
      ? []
      : [row];
  });
  expect(silent).toEqual([]);
});

test('messages of calls ask as the table of rights in calls has it', () => {
  const asking = (asks: string) =>
    guestPlaces.flatMap((row) =>
      'asks' in row && row.asks === asks && row.in.endsWith('conference-guard.ts') ? row.of : [],
    );
  const isByCall = (name: string) =>
    conferenceNeed(name.replace('conference ', ''), {}) === 'participant';
  expect(asking('placeOf').filter(isByCall)).toEqual([]);
  expect(asking('requireOwnPlace').filter((name) => !isByCall(name))).toEqual([]);
});
