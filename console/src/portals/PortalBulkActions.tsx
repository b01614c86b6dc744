import { portalRoutes } from '@foyer/contracts/portals';
import OpenIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/DoNotDisturbOnOutlined';

import { BulkCallButton } from '../layout/BulkCallButton.js';
import { api } from '../providers/api.js';

/** Opening and closing several portals at once. */
export function PortalBulkActions() {
  return (
    <>
      <BulkCallButton
        call={(ids) => api.call(portalRoutes.activatePortals, { body: { ids } })}
        label="portal.activate"
        done="QUEUES_ACTIVATED"
        failed="QUEUE_ACTIVATE"
        icon={<OpenIcon />}
      />
      <BulkCallButton
        call={(ids) => api.call(portalRoutes.deactivatePortals, { body: { ids } })}
        label="portal.deactivate"
        done="QUEUES_DEACTIVATED"
        failed="QUEUE_DEACTIVATE"
        icon={<CloseIcon />}
        confirm={{ title: 'portal.deactivateTitle', content: 'portal.deactivateText' }}
      />
    </>
  );
}
