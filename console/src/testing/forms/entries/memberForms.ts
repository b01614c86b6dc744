import { identityRoutes, memberRoutes } from '@foyer/contracts/identity';
import { portalSettingRoutes } from '@foyer/contracts/portals';
import { fireEvent, screen } from '@testing-library/react';

import { aMember, aPortal, idOf } from '../../records.js';
import { listOf, type Fields, type FormEntry } from '../formEntry.js';

const id = idOf(1);
const member = {
  firstName: 'Maria',
  lastName: 'Back',
  userName: 'maria.back',
  email: 'maria@example.org',
  role: 'support',
};

const profile = {
  profileName: 'At night',
  firstName: 'Nora',
  lastName: 'Nacht',
  company: 'Muster',
  companyRole: 'Night porter',
  description: 'Answers after ten.',
};
const invitation = memberRoutes.inviteMembers.body;
const ofMember = { [`GET /api/v2/admin/members/${id}`]: () => ({ body: aMember(id) }) };
const press = (name: RegExp) => async () => {
  fireEvent.click(await screen.findByText(name));
};
/** The portals at which the member answers stand in the portals themselves. */
const portalsOf = ({ queueIds }: Fields) => {
  const at = (portal: string) =>
    (queueIds as readonly string[]).includes(portal) ? [{ memberId: id, own: true }] : [];
  return listOf(
    aPortal(idOf(5), { name: 'Desk', members: at(idOf(5)) as never }),
    aPortal(idOf(6), { name: 'Hall', members: at(idOf(6)) as never }),
  );
};

/** Members: new ones, their accounts, further profiles and portals. */
export const memberForms: readonly FormEntry[] = [
  {
    path: 'members/create',
    by: 'identity/members/MemberCreate.tsx',
    saves: 'POST /api/v2/admin/members',
    body: identityRoutes.adminMembers.create.body,
    typed: { ...member, language: 'en', password: 'Kiefer-Wolke-42-Zaun' },
  },
  {
    path: 'members/invite',
    by: 'identity/members/MemberInvite.tsx',
    save: 'Send invitation',
    saves: 'POST /api/v2/members/createWithInvitation',
    body: invitation,
    fieldsIn: ({ users }) => (users as readonly Fields[])[0]!,
    typed: member,
  },
  {
    path: `members/${id}`,
    by: 'identity/members/MemberAccountForm.tsx',
    record: aMember(id),
    reads: `GET /api/v2/admin/members/${id}`,
    saves: `PUT /api/v2/admin/members/${id}`,
    body: identityRoutes.adminMembers.update.body,
    typed: {
      city: 'Bonn',
      ...member,
      language: 'de',
      status: 'INACTIVE',
      company: 'Muster',
      companyRole: 'Clerk',
      address: 'Ring 1',
      zipCode: '53111',
      state: 'NRW',
      dateOfBirth: '1990-02-03',
    },
  },
  {
    path: `members/${id}/profiles`,
    by: 'identity/members/ProfileDialog.tsx',
    variant: 'a new one',
    open: press(/^Add profile/),
    saves: 'POST /api/v2/user-profile/create',
    body: memberRoutes.createMemberProfile.body,
    typed: profile,
    also: { ...ofMember, 'GET /api/v2/user-profile/get': () => ({ body: [] }) },
  },
  {
    path: `members/${id}/profiles`,
    by: 'identity/members/ProfileDialog.tsx',
    open: press(/^(By day|At night)$/),
    record: {
      ...{ _id: idOf(2), revision: 4, profileName: 'By day', firstName: 'Tia', lastName: 'Tag' },
      ...{ company: '', companyRole: '', description: '', avatarDocumentId: null },
    },
    reads: 'GET /api/v2/user-profile/get',
    shown: (record) => ({ body: [record] }),
    saved: (record) => ({ body: record }),
    saves: 'POST /api/v2/user-profile/update',
    body: memberRoutes.updateMemberProfile.body,
    isWhole: true,
    typed: profile,
    also: ofMember,
  },
  {
    path: `members/${id}/portals`,
    by: 'identity/members/MemberPortals.tsx',
    record: { queueIds: [idOf(5)] },
    reads: 'GET /api/v2/admin/portals',
    shown: portalsOf,
    saved: () => ({ body: { docs: [] } }),
    saves: 'PUT /api/v2/queue/memberQueues',
    body: portalSettingRoutes.setMemberPortals.body,
    refusal: null,
    isWhole: true,
    typed: { queueIds: [idOf(6)] },
    also: ofMember,
  },
];
