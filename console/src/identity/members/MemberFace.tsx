import type { Member } from '@foyer/contracts/identity';
import { initials } from '@foyer/contracts/look';
import Avatar from '@mui/material/Avatar';

import { usePicture } from './usePicture.js';

/** A member's picture, or else the initials; the name stands next to it. */
export function MemberFace({ member, size }: { member: Member; size: number }) {
  const picture = usePicture(member.avatarDocumentId);
  return (
    <Avatar
      aria-hidden
      src={picture}
      alt=""
      sx={{
        width: size,
        height: size,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        fontSize: size * 0.4,
      }}
    >
      {initials(`${member.firstName ?? ''} ${member.lastName ?? ''}`) || '?'}
    </Avatar>
  );
}
