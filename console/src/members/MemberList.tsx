import { MemberRole, MemberStatus, type Member } from '@foyer/contracts/identity';
import PeopleIcon from '@mui/icons-material/Group';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
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
import { Link } from 'react-router-dom';

import { EmptyState } from '../layout/EmptyState.js';
import { FailedList } from '../layout/FailedList.js';
import { LinkField } from '../layout/LinkField.js';
import { LocalDate } from '../layout/LocalDate.js';
import { MemberBulkActions } from './MemberBulkActions.js';
import { MemberNameCell } from './MemberNameCell.js';
import { memberName } from './memberName.js';
import { MemberListActions } from './MemberListActions.js';
import { MemberState } from './MemberState.js';
import { ResendInvitation } from './ResendInvitation.js';

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
    choices={MemberStatus.options.map((id) => ({ id, name: `member.status.${id}` }))}
  />,
];

function InviteFirst() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/members/invite" variant="contained">
      {translate('member.invite.action')}
    </Button>
  );
}

const empty = (
  <EmptyState icon={<PeopleIcon />} title="member.empty" hint="member.emptyHint">
    <InviteFirst />
  </EmptyState>
);

/** All members, with role and whether they may sign in. */
export function MemberList() {
  const translate = useTranslate();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <List
      filters={filters}
      actions={<MemberListActions />}
      empty={empty}
      error={<FailedList text="FETCH_MEMBERS" />}
      sort={{ field: 'lastName', order: 'ASC' }}
      exporter={false}
      perPage={25}
    >
      {narrow ? (
        <SimpleList<Member & { id: string }>
          primaryText={(member) => memberName(member, translate)}
          secondaryText={(member) => translate(`member.role.${member.role}`)}
          tertiaryText={(member) => <MemberState status={member.status} />}
          rowClick="edit"
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={<MemberBulkActions />}>
          <LinkField<Member & { id: string }>
            source="lastName"
            to="edit"
            render={(member) => <MemberNameCell member={member} />}
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
          <ResendInvitation label="layout.actions" />
        </Datagrid>
      )}
    </List>
  );
}
