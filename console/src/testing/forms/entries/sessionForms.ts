import { adminSessionRoutes } from '@foyer/contracts/sessions';

import { aSession, idOf } from '../../records.js';
import type { FormEntry } from '../formEntry.js';
import { aFewMembers } from './peopleForms.js';

const id = idOf(1);
const members = [{ memberId: idOf(7), role: 'admin', displayName: 'Xaver Other' }];
const roles = ['presenter', 'moderator'];

export const sessionForms: readonly FormEntry[] = [
  {
    path: `sessions/${id}`,
    by: 'sessions/SessionEdit.tsx',
    record: aSession(id, { members }),
    reads: `GET /api/v2/admin/sessions/${id}`,
    saves: `PUT /api/v2/admin/sessions/${id}`,
    body: adminSessionRoutes.sessionResource.update.body,
    typed: {
      sessionName: 'Crew',
      sessionType: 'public',
      accessMode: 'pin',
      pin: { value: '4711', again: '' },
      description: 'Daily',
      'members.0.memberId': { value: 'Yara Third', sends: { 'members.0.memberId': idOf(8) } },
      'members.0.role': 'moderator',
      cameraRoles: roles,
      microphoneRoles: roles,
      screenShareRoles: roles,
      quality: 'SD',
      startMuted: true,
    },
    also: aFewMembers,
  },
];
