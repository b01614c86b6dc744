import { portalRoutes, type Portal } from '@foyer/contracts/portals';
import OpenIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/DoNotDisturbOnOutlined';

import { BulkCallButton } from '../layout/BulkCallButton.js';
import { api } from '../providers/api.js';

const activate = (ids: string[]) => api.call(portalRoutes.activatePortals, { body: { ids } });
const deactivate = (ids: string[]) => api.call(portalRoutes.deactivatePortals, { body: { ids } });

/** Opening and closing several portals at once. */
export function PortalBulkActions() {
  return (
    <>
      <BulkCallButton
        call={activate}
        undo={{ call: deactivate, changes: ({ deactivated }: Portal) => deactivated }}
        label="portal.activate"
        done="QUEUES_ACTIVATED"
        failed="QUEUE_ACTIVATE"
        icon={<OpenIcon />}
      />
      <BulkCallButton
        call={deactivate}
        undo={{ call: activate, changes: ({ deactivated }: Portal) => !deactivated }}
        label="portal.deactivate"
        done="QUEUES_DEACTIVATED"
        failed="QUEUE_DEACTIVATE"
        icon={<CloseIcon />}
        confirm={{ title: 'portal.deactivateTitle', content: 'portal.deactivateText' }}
      />
    </>
  );
}
