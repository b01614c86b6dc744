import type { LiveDevice } from '@foyer/contracts/devices';
import InCallIcon from '@mui/icons-material/FiberManualRecord';
import ClosedIcon from '@mui/icons-material/NightlightOutlined';
import OfflineIcon from '@mui/icons-material/CloudOffOutlined';
import OnlineIcon from '@mui/icons-material/CheckCircleOutlined';
import OutOfOrderIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '../theme/StateChip.js';

const shown = {
  Online: { tone: 'live', icon: <OnlineIcon /> },
  'In Call': { tone: 'live', icon: <InCallIcon /> },
  Closed: { tone: 'waiting', icon: <ClosedIcon /> },
  Offline: { tone: 'danger', icon: <OfflineIcon /> },
} as const satisfies Record<LiveDevice['display'], unknown>;

interface DeviceStateProps {
  readonly live: Pick<LiveDevice, 'display' | 'online' | 'status'>;
  readonly deactivated: boolean;
}

/**
 * The presence and activity of a device; a deactivated one has neither, and one out of order serves
 * no visitor.
 */
export function DeviceState({ live: { display, online, status }, deactivated }: DeviceStateProps) {
  const translate = useTranslate();
  if (deactivated) {
    return (
      <StateChip tone="quiet" icon={<OfflineIcon />} label={translate('device.deactivated')} />
    );
  }
  if (online && status === 'IN_ERROR') {
    return (
      <StateChip
        tone="danger"
        icon={<OutOfOrderIcon />}
        label={translate('device.status.IN_ERROR')}
      />
    );
  }
  return <StateChip {...shown[display]} label={translate(`device.display.${display}`)} />;
}
