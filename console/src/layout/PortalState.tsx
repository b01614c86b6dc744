import OpenIcon from '@mui/icons-material/CheckCircleOutlined';
import ClosedIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '../theme/StateChip.js';

/** Tells if visitors can ring at a portal. */
export function PortalState({ deactivated }: { deactivated: boolean }) {
  const translate = useTranslate();
  return deactivated ? (
    <StateChip tone="quiet" icon={<ClosedIcon />} label={translate('portal.state.closed')} />
  ) : (
    <StateChip tone="live" icon={<OpenIcon />} label={translate('portal.state.open')} />
  );
}
