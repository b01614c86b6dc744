import type { Member } from '@foyer/contracts/identity';
import InviteIcon from '@mui/icons-material/SendOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, CreateButton, FilterButton, TopToolbar, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { formatMoment } from '#i18n/format.js';
import { ExportCsv } from '#layout/ExportCsv.js';
import { memberName } from './memberName.js';

/** Ways to find members and to add some. */
export function MemberListActions() {
  const translate = useTranslate();
  return (
    <TopToolbar>
      <FilterButton />
      <Button component={Link} to="/members/invite" label="member.invite.action">
        <InviteIcon />
      </Button>
      <Button component={Link} to="/members/import" label="member.import.action">
        <ImportIcon />
      </Button>
      <CreateButton />
      <ExportCsv<Member & { id: string }>
        columns={{
          name: (member) => memberName(member, translate),
          userName: ({ userName }) => userName,
          email: ({ email }) => email,
          role: ({ role }) => translate(`member.role.${role}`),
          status: ({ status }) => translate(`member.status.${status}`),
          createdAt: ({ createdAt }, locale) => formatMoment(createdAt, locale),
        }}
      />
    </TopToolbar>
  );
}
