import type { Guest, Member } from '@foyer/contracts/identity';
import {
  CreateButton,
  EmailField,
  FunctionField,
  ReferenceField,
  TextField,
  TopToolbar,
  useTranslate,
} from 'react-admin';

import { formatMoment } from '#i18n/format.js';
import { ExportCsv } from '#layout/ExportCsv.js';
import { LinkField } from '#layout/LinkField.js';
import { LocalDate } from '#layout/LocalDate.js';
import { ResourceList } from '#layout/ResourceList.js';
import { memberName } from '../members/memberName.js';
import { ClearGuests } from './ClearGuests.js';

function GuestListActions() {
  const translate = useTranslate();
  return (
    <TopToolbar>
      <CreateButton />
      <ExportCsv<Guest & { id: string }>
        columns={{
          name: (guest) => memberName(guest, translate),
          email: ({ email }) => email,
          phone: ({ phone }) => phone,
          createdBy: ({ createdBy }, _, names) => createdBy && names.get(createdBy),
          createdAt: ({ createdAt }, locale) => formatMoment(createdAt, locale),
        }}
        refersTo={{
          resource: 'members',
          idOf: ({ createdBy }) => createdBy,
          nameOf: (member: Member) => memberName(member, translate),
        }}
      />
      <ClearGuests />
    </TopToolbar>
  );
}

/** All guests, with how to reach them. */
export function GuestList() {
  const translate = useTranslate();
  return (
    <ResourceList<Guest & { id: string }>
      texts="guest"
      sort={['lastName', 'ASC']}
      actions={<GuestListActions />}
      narrow={{
        primaryText: (guest) => memberName(guest, translate),
        secondaryText: (guest) => guest.email ?? '–',
      }}
    >
      <LinkField<Guest & { id: string }>
        source="lastName"
        label="resources.guests.fields.name"
        to="edit"
        render={(guest) => memberName(guest, translate)}
      />
      <EmailField source="email" />
      <TextField source="phone" sortable={false} emptyText="–" />
      <ReferenceField source="createdBy" reference="members" link={false} sortable={false}>
        <FunctionField<Member> render={(member) => memberName(member, translate)} />
      </ReferenceField>
      <LocalDate source="createdAt" />
    </ResourceList>
  );
}
