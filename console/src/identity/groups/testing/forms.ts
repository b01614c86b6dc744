import { groupRoutes } from '@foyer/contracts/identity';

import { aFewMembers, someMembers } from '#testing/forms/entries/peopleForms.js';
import type { FormEntry } from '#testing/forms/formEntry.js';
import { idOf, recordOf } from '#testing/records.js';

const id = idOf(1);

/** The forms of groups, new and changed. */
export const forms: readonly FormEntry[] = [
  {
    path: 'groups/create',
    by: 'identity/groups/GroupForms.tsx',
    saves: 'POST /api/v2/admin/groups',
    body: groupRoutes.groupResource.create.body,
    typed: { name: 'Front', memberIds: someMembers },
    also: aFewMembers,
  },
  {
    path: `groups/${id}`,
    by: 'identity/groups/GroupForms.tsx',
    record: { ...recordOf(id), name: 'Early shift', memberIds: [] },
    reads: `GET /api/v2/admin/groups/${id}`,
    saves: `PUT /api/v2/admin/groups/${id}`,
    body: groupRoutes.groupResource.update.body,
    typed: { name: 'Front', memberIds: someMembers },
    also: aFewMembers,
  },
];
