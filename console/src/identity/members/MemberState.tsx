import type { MemberStatus } from '@foyer/contracts/identity';
import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import InactiveIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '#theme/StateChip.js';

/** Shows if a member may sign in. */
export function MemberState({ status }: { status: MemberStatus }) {
  const label = useTranslate()(`member.status.${status}`);
  if (status === 'ACTIVE') return <StateChip tone="live" icon={<ActiveIcon />} label={label} />;
  if (status === 'INACTIVE') {
    return <StateChip tone="quiet" icon={<InactiveIcon />} label={label} />;
  }
  return <StateChip tone="waiting" icon={<PendingIcon />} label={label} />;
}
