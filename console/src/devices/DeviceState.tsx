import type { DeviceDisplay } from '@foyer/contracts/devices';
import InCallIcon from '@mui/icons-material/FiberManualRecord';
import ClosedIcon from '@mui/icons-material/NightlightOutlined';
import OfflineIcon from '@mui/icons-material/CloudOffOutlined';
import OnlineIcon from '@mui/icons-material/CheckCircleOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '../theme/StateChip.js';

const shown = {
  Online: { tone: 'live', icon: <OnlineIcon /> },
  'In Call': { tone: 'live', icon: <InCallIcon /> },
  Closed: { tone: 'waiting', icon: <ClosedIcon /> },
  Offline: { tone: 'danger', icon: <OfflineIcon /> },
} as const satisfies Record<DeviceDisplay, unknown>;

/** Whether a device is there and what it is at; one that is shut out is neither. */
export function DeviceState(props: { display: DeviceDisplay; deactivated: boolean }) {
  const translate = useTranslate();
  if (props.deactivated) {
    return (
      <StateChip tone="quiet" icon={<OfflineIcon />} label={translate('device.deactivated')} />
    );
  }
  return (
    <StateChip {...shown[props.display]} label={translate(`device.display.${props.display}`)} />
  );
}
