import OpenIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/DoNotDisturbOnOutlined';

import { SwitchButton } from '../layout/SwitchButton.js';

/** Opening and closing several portals at once. */
export function PortalBulkActions() {
  return (
    <>
      <SwitchButton
        resource="portals"
        change={{ deactivated: false }}
        label="portal.activate"
        done="portal.activated"
        icon={<OpenIcon />}
      />
      <SwitchButton
        resource="portals"
        change={{ deactivated: true }}
        label="portal.deactivate"
        done="portal.deactivated"
        icon={<CloseIcon />}
        confirm={{ title: 'portal.deactivateTitle', content: 'portal.deactivateText' }}
      />
    </>
  );
}
