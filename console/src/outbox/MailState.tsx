import LockIcon from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '../theme/StateChip.js';

/** Says where a mail is not for everybody who sees the list. */
export function MailState({ locked }: { locked: boolean }) {
  const translate = useTranslate();
  if (!locked) return null;
  return <StateChip tone="quiet" icon={<LockIcon />} label={translate('outbox.locked')} />;
}
