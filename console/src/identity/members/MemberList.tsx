import { MemberRole, MemberSource, MemberStatus, type Member } from '@foyer/contracts/identity';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmailField, FunctionField, SelectInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';

import { LinkField } from '#layout/LinkField.js';
import { LocalDate } from '#layout/LocalDate.js';
import { ResourceList } from '#layout/ResourceList.js';
import { MemberBulkActions } from './MemberBulkActions.js';
import { memberName } from './memberName.js';
import { MemberListActions } from './MemberListActions.js';
import { MemberState } from './MemberState.js';
import { ResendInvitation } from './ResendInvitation.js';
import { MemberFace } from './MemberFace.js';

/** A member's face and name, as a list shows them. */
function MemberNameCell({ member }: { member: Member }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <MemberFace member={member} size={32} />
      {memberName(member, translate)}
    </Box>
  );
}

/** A user name, with the source that the account comes from. */
function UserNameCell({ member: { userName, source } }: { member: Member }) {
  const translate = useTranslate();
  return (
    <>
      {userName}
      {source !== 'local' && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {translate(`member.source.${source}`)}
        </Typography>
      )}
    </>
  );
}

const filters = [
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
  <SelectInput
    key="source"
    source="source"
    choices={MemberSource.options.map((id) => ({ id, name: `member.source.${id}` }))}
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

/** All members, with role and whether they may sign in. */
export function MemberList() {
  const translate = useTranslate();
  return (
    <ResourceList<Member & { id: string }>
      texts="member"
      sort={['lastName', 'ASC']}
      failed="FETCH_MEMBERS"
      filters={filters}
      first={<InviteFirst />}
      actions={<MemberListActions />}
      bulkActions={<MemberBulkActions />}
      narrow={{
        primaryText: (member) => memberName(member, translate),
        secondaryText: (member) => translate(`member.role.${member.role}`),
        tertiaryText: (member) => <MemberState status={member.status} />,
      }}
    >
      <LinkField<Member & { id: string }>
        source="lastName"
        to="edit"
        render={(member) => <MemberNameCell member={member} />}
      />
      <FunctionField<Member>
        source="userName"
        render={(member) => <UserNameCell member={member} />}
      />
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
    </ResourceList>
  );
}
