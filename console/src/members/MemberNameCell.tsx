import type { Member } from '@foyer/contracts/identity';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

import { MemberFace } from './MemberFace.js';
import { memberName } from './memberName.js';

/** A member's face and name, as a list shows them. */
export function MemberNameCell({ member }: { member: Member }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <MemberFace member={member} size={32} />
      {memberName(member, translate)}
    </Box>
  );
}
