import type { Portal } from '@foyer/contracts/portals';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Edit, useRecordContext, useTranslate } from 'react-admin';

import { DeleteAfterQuestion, type Losing } from '../layout/DeleteAfterQuestion.js';
import { PortalState } from '../layout/PortalState.js';
import { PortalTabs } from './PortalTabs.js';

function PortalTitle() {
  return <>{useRecordContext<Portal>()?.name ?? ''}</>;
}

/** Members who answer at a portal, and devices that show it. */
const losersOf = ({ _id, members }: Portal): readonly Losing[] => [
  { resource: 'members', ids: members.map(({ memberId }) => memberId) },
  { resource: 'devices', filter: { queueId: _id }, text: 'portal.deleteDevices' },
];

/** Shows if the portal is open, and deletes one that is not. */
function PortalHead() {
  const portal = useRecordContext<Portal & { id: string }>();
  const translate = useTranslate();
  if (portal === undefined) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      <Typography variant="h5" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {portal.name}
      </Typography>
      <PortalState deactivated={portal.deactivated} />
      <Box sx={{ flex: 1 }} />
      {portal.deactivated ? (
        <DeleteAfterQuestion texts="portal" name="name" losing={losersOf} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('portal.deleteOpen')}
        </Typography>
      )}
    </Box>
  );
}

/** The page of one portal. */
export function PortalEdit() {
  return (
    <Edit component="div" actions={false} title={<PortalTitle />} mutationMode="pessimistic">
      <PortalHead />
      <PortalTabs />
    </Edit>
  );
}
