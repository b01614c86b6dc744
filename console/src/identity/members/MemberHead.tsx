import type { MemberAccount } from '@foyer/contracts/identity';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';

import { OneLine } from '../../layout/OneLine.js';
import { ChangePicture } from './ChangePicture.js';
import { DeleteMember } from './DeleteMember.js';
import { MemberFace } from './MemberFace.js';
import { memberName } from './memberName.js';
import { MemberState } from './MemberState.js';
import { ResendInvitation } from './ResendInvitation.js';
import { ResetFactor } from './ResetFactor.js';

/** The member at a glance, and the next actions. */
export function MemberHead() {
  const member = useRecordContext<MemberAccount & { id: string }>();
  const translate = useTranslate();
  if (member === undefined) return null;
  const about = [translate(`member.role.${member.role}`), member.email];
  // With a company account, a second factor is up to the company.
  about.push(
    member.source === 'local'
      ? translate(member.hasSecondFactor ? 'member.factor.on' : 'member.factor.off')
      : translate(`member.source.${member.source}`),
  );
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
      <ResetFactor />
      <DeleteMember />
    </Box>
  );
}
