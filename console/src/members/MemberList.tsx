import { MemberRole, type Member } from '@foyer/contracts/identity';
import PeopleIcon from '@mui/icons-material/Group';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  CreateButton,
  Datagrid,
  EmailField,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  TextField,
  useTranslate,
} from 'react-admin';

import { EmptyState } from '../layout/EmptyState.js';
import { LocalDate } from '../layout/LocalDate.js';
import { MemberBulkActions } from './MemberBulkActions.js';
import { memberName } from './memberName.js';
import { MemberState } from './MemberState.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="role"
    source="role"
    choices={MemberRole.options.map((id) => ({ id, name: `member.role.${id}` }))}
  />,
  <SelectInput
    key="status"
    source="status"
    choices={(['ACTIVE', 'INACTIVE'] as const).map((id) => ({ id, name: `member.status.${id}` }))}
  />,
];

const empty = (
  <EmptyState icon={<PeopleIcon />} title="member.empty" hint="member.emptyHint">
    <CreateButton variant="contained" />
  </EmptyState>
);

/** All members, with role and whether they may sign in. */
export function MemberList() {
  const translate = useTranslate();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <List filters={filters} empty={empty} sort={{ field: 'lastName', order: 'ASC' }} perPage={25}>
      {narrow ? (
        <SimpleList<Member & { id: string }>
          primaryText={(member) => memberName(member, translate)}
          secondaryText={(member) => translate(`member.role.${member.role}`)}
          tertiaryText={(member) => <MemberState status={member.status} />}
          rowClick="edit"
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={<MemberBulkActions />}>
          <FunctionField<Member>
            source="lastName"
            render={(member) => memberName(member, translate)}
            sx={{ fontWeight: 600 }}
          />
          <TextField source="userName" />
          <EmailField source="email" />
          <FunctionField<Member>
            source="role"
            render={(member) => translate(`member.role.${member.role}`)}
          />
          <FunctionField<Member>
            source="status"
            render={(member) => <MemberState status={member.status} />}
          />
          <LocalDate source="createdAt" />
        </Datagrid>
      )}
    </List>
  );
}
