import type { Guest, Member } from '@foyer/contracts/identity';
import GuestIcon from '@mui/icons-material/EmojiPeople';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  CreateButton,
  Datagrid,
  EmailField,
  FunctionField,
  List,
  ReferenceField,
  SearchInput,
  SimpleList,
  TextField,
  TopToolbar,
  useTranslate,
} from 'react-admin';

import { formatMoment } from '../i18n/format.js';
import { EmptyState } from '../layout/EmptyState.js';
import { ExportCsv } from '../layout/ExportCsv.js';
import { FailedList } from '../layout/FailedList.js';
import { LinkField } from '../layout/LinkField.js';
import { LocalDate } from '../layout/LocalDate.js';
import { memberName } from '../members/memberName.js';
import { ClearGuests } from './ClearGuests.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

const empty = (
  <EmptyState icon={<GuestIcon />} title="guest.empty" hint="guest.emptyHint">
    <CreateButton variant="contained" />
  </EmptyState>
);

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
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <List
      filters={filters}
      actions={<GuestListActions />}
      exporter={false}
      empty={empty}
      error={<FailedList />}
      sort={{ field: 'lastName', order: 'ASC' }}
      perPage={25}
    >
      {narrow ? (
        <SimpleList<Guest & { id: string }>
          primaryText={(guest) => memberName(guest, translate)}
          secondaryText={(guest) => guest.email ?? '–'}
          rowClick="edit"
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
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
        </Datagrid>
      )}
    </List>
  );
}
