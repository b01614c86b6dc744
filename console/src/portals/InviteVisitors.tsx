import { portalInvitationRoutes, type Portal } from '@foyer/contracts/portals';
import InviteIcon from '@mui/icons-material/MailOutline';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { useCopy } from '../layout/useCopy.js';
import { useNotification } from '../layout/useNotification.js';
import { api } from '../providers/api.js';
import { portalUrl } from './portalUrl.js';

/** Copies a link that needs no PIN, for visitors who are expected. */
export function InviteVisitors({ portal }: { portal: Pick<Portal, '_id' | 'shortlink'> }) {
  const translate = useTranslate();
  const copy = useCopy();
  const notification = useNotification();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const body = { queueId: portal._id };
      const { invitation } = await api.call(portalInvitationRoutes.inviteVisitors, { body });
      return `${portalUrl(portal.shortlink)}#invitation=${invitation}`;
    },
    onSuccess: (url) => copy(url, { done: 'portal.invited' }),
    onError: (error) => notification.failed('UNKNOWN', error),
  });
  return (
    <>
      <Button startIcon={<InviteIcon />} disabled={isPending} onClick={() => mutate()}>
        {translate('portal.invite')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('portal.inviteHint')}
      </Typography>
    </>
  );
}
