import type { Portal } from '@foyer/contracts/portals';
import Typography from '@mui/material/Typography';
import {
  DeleteWithConfirmButton,
  Edit,
  SaveButton,
  Toolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import { useNotification } from '../layout/useNotification.js';
import { PortalForm } from './PortalForm.js';
import { PortalLink } from './PortalLink.js';
import { toPortalChange } from './portalChange.js';

function PortalToolbar() {
  const portal = useRecordContext<Portal & { id: string }>();
  const translate = useTranslate();
  return (
    <Toolbar sx={{ justifyContent: 'space-between', gap: 2 }}>
      <SaveButton />
      {portal?.deactivated === true ? (
        <DeleteWithConfirmButton
          confirmTitle={translate('portal.deleteTitle', { name: portal.name })}
          confirmContent="portal.deleteText"
          mutationMode="pessimistic"
        />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('portal.deleteOpen')}
        </Typography>
      )}
    </Toolbar>
  );
}

const withMemberIds = (portal: Portal & { id: string }) => ({
  ...portal,
  memberIds: portal.members.map(({ memberId }) => memberId),
});

/** Everything about one portal, its visitor link beside it. */
export function PortalEdit() {
  const notification = useNotification();
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess: () => notification.done('QUEUE_SETTINGS_UPDATED') }}
      transform={toPortalChange}
      aside={<PortalLink />}
      sx={{
        '& .RaEdit-main': { flexWrap: { xs: 'wrap', lg: 'nowrap' }, gap: 2 },
      }}
      queryOptions={{ select: withMemberIds }}
    >
      <PortalForm toolbar={<PortalToolbar />} />
    </Edit>
  );
}
