import type { Member } from '@foyer/contracts/identity';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';

import { OneLine } from '../../layout/OneLine.js';
import { ChangePicture } from './ChangePicture.js';
import { DeleteMember } from './DeleteMember.js';
import { MemberFace } from './MemberFace.js';
import { memberName } from './memberName.js';
import { MemberState } from './MemberState.js';
import { ResendInvitation } from './ResendInvitation.js';

/** The member at a glance, and the next actions. */
export function MemberHead() {
  const member = useRecordContext<Member & { id: string }>();
  const translate = useTranslate();
  if (member === undefined) return null;
  const about = [translate(`member.role.${member.role}`), member.email];
  if (member.source !== 'local') about.push(translate(`member.source.${member.source}`));
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        flexWrap: 'wrap',
        mt: 2,
        px: { xs: 2, sm: 0 },
      }}
    >
      <MemberFace member={member} size={56} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <OneLine variant="h6" component="h2">
          {memberName(member, translate)}
        </OneLine>
        <OneLine variant="body2" sx={{ color: 'text.secondary' }}>
          {about.join(' · ')}
        </OneLine>
      </Box>
      <MemberState status={member.status} />
      <ChangePicture />
      <ResendInvitation />
      <DeleteMember />
    </Box>
  );
}
