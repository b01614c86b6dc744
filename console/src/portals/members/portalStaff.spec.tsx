import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { openConsole } from '#testing/openConsole.js';

const person = (id: string, lastName: string, role: string, status = 'ACTIVE') => ({
  ...{ id, _id: id, firstName: 'Kim', lastName, role, status },
});
const portal = {
  ...{ id: 'p1', _id: 'p1', name: 'Reception', shortlink: 'reception', deactivated: false },
  members: [
    { memberId: 'a', own: true, groupIds: [] },
    { memberId: 'b', own: false, groupIds: ['g1'] },
    { memberId: 'c', own: true, groupIds: ['g1'] },
  ],
  groupIds: ['g1'],
  revision: 1,
};
const members = [
  person('a', 'Adams', 'support'),
  person('b', 'Brown', 'admin', 'INACTIVE'),
  person('c', 'Clark', 'none'),
];
const groups = [{ id: 'g1', name: 'Front desk', memberIds: ['b', 'c'] }];

const rowOf = (name: RegExp) => {
  const row = screen.getByRole('link', { name }).closest('li');
  if (row === null) throw new Error('No row');
  return within(row);
};

test('lists the members who answer at a portal with role, state and way in', async () => {
  await openConsole('portals/p1/members', { portals: [portal], members, groups });
  await screen.findByRole('link', { name: /Adams/ });
  expect(rowOf(/Adams/).getByText('Support')).toBeTruthy();
  expect(rowOf(/Adams/).getByText('Individually')).toBeTruthy();
  expect(rowOf(/Brown/).getByText('Administrator')).toBeTruthy();
  expect(rowOf(/Brown/).getByText('Deactivated')).toBeTruthy();
  expect(rowOf(/Brown/).getByText('Group Front desk')).toBeTruthy();
  expect(rowOf(/Clark/).getByText('This role cannot answer visitors.')).toBeTruthy();
  expect(rowOf(/Adams/).queryByText('This role cannot answer visitors.')).toBeNull();
});

test('groups stand there as a whole, with how many they are', async () => {
  await openConsole('portals/p1/members', { portals: [portal], members, groups });
  await screen.findByText('Groups as a whole');
  expect(rowOf(/^Front desk$/).getByText('2 members')).toBeTruthy();
});

test('a portal without members says what to do', async () => {
  const empty = { ...portal, members: [], groupIds: [] };
  await openConsole('portals/p1/members', { portals: [empty], members, groups });
  await screen.findByText(/^This portal has no members yet/);
  expect(screen.queryByText('Groups as a whole')).toBeNull();
});
