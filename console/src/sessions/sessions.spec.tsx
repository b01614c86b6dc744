import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '../testing/openConsole.js';
import { toSessionChange } from './sessionChange.js';

const roles = ['presenter', 'moderator', 'admin'] as const;
const session = {
  _id: '1',
  id: '1',
  sessionName: 'Team',
  sessionNameId: 'team',
  sessionType: 'private' as const,
  members: [{ memberId: '7', role: 'admin' as const, displayName: 'Ada Berger' }],
  documents: [],
  shortlink: 'team',
  conferenceLink: '/vblh/live-session/team/',
  channelId: '1',
  avatarDocumentId: null,
  description: '',
  accessMode: 'open' as const,
  cameraRoles: [...roles],
  microphoneRoles: [...roles],
  screenShareRoles: [...roles],
  quality: 'HD' as const,
  startMuted: false,
  hasPin: false,
  live: true,
  memberCount: 1,
  revision: 0,
  createdAt: '2026-03-04T05:00:00.000Z',
};

describe('the pages of sessions', () => {
  test('list sessions with their kind and how many belong to each', async () => {
    await openConsole('sessions', { sessions: [session] });
    expect(await screen.findByText('Team')).toBeTruthy();
    expect(screen.getByText('Private')).toBeTruthy();
    expect(screen.getByText('1 member')).toBeTruthy();
  });

  test('say what a session is while there is none, in German as well', async () => {
    await openConsole('sessions', { sessions: [] }, { language: 'de' });
    expect(await screen.findByText('Noch keine Sitzungen')).toBeTruthy();
  });

  test('show how one is set', async () => {
    const members = [{ id: '7', firstName: 'Ada', lastName: 'Berger', userName: 'ada' }];
    await openConsole('sessions/1', { sessions: [session], members });
    expect(await screen.findByDisplayValue('Team')).toBeTruthy();
  });

  test.each([
    [0, 'cameraRoles'],
    [1, 'microphoneRoles'],
    [2, 'screenShareRoles'],
  ] as const)('save the roles that may be seen and heard: group %i is %s', async (group, field) => {
    const { data } = await openConsole('sessions/1/media', { sessions: [session] });
    const boxes = await screen.findAllByRole('checkbox', { name: 'Presenter' });
    await userEvent.click(boxes[group]!);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const saved = await data.getOne('sessions', { id: '1' });
      expect(saved).toMatchObject({ data: { [field]: ['moderator', 'admin'] } });
    });
  });
});

describe('a change of a session', () => {
  test('names members without what is only shown, and no PIN that was not entered', () => {
    expect(toSessionChange({ ...session, pin: '' })).toMatchObject({
      sessionName: 'Team',
      members: [{ memberId: '7', role: 'admin' }],
    });
    expect(toSessionChange({ ...session, pin: '' })).not.toHaveProperty('pin');
    expect(toSessionChange({ ...session, pin: '1234' })).toMatchObject({ pin: '1234' });
  });

  test('leaves name, kind and members of a direct session alone', () => {
    const change = toSessionChange({ ...session, sessionType: 'direct' });
    expect(change).not.toHaveProperty('sessionName');
    expect(change).not.toHaveProperty('members');
  });
});
