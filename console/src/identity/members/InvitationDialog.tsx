import { memberRoutes } from '@foyer/contracts/identity';
import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { useCopy } from '#layout/useCopy.js';
import { api } from '#providers/api.js';

interface InvitationDialogProps {
  readonly memberId: string;
  readonly onClose: () => void;
}

/** How often it is asked whether the mail is written, in milliseconds. */
const AGAIN_MS = 500;

/**
 * The state of an invitation: that it is being sent, or its link to pass on if no mail server is
 * set up.
 */
export function InvitationDialog({ memberId, onClose }: InvitationDialogProps) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['members', 'invitation', memberId],
    queryFn: () => api.call(memberRoutes.getInvitation, { params: { id: memberId } }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.delivery === 'pending' ? AGAIN_MS : false,
    // The result of an earlier invitation does not apply to this one.
    gcTime: 0,
  });
  const delivery = error === null ? (data?.delivery ?? 'pending') : 'over';
  const said = delivery === 'outbox' && data?.link === null ? 'locked' : delivery;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="invitation-title">
      <DialogTitle id="invitation-title">{translate('member.invite.made')}</DialogTitle>
      <DialogContent>
        <Typography role="status">{translate(`member.invite.delivery.${said}`)}</Typography>
        {said === 'pending' && <LinearProgress sx={{ mt: 2 }} />}
        {typeof data?.link === 'string' && <LinkToCopy link={data.link} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('member.invite.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function LinkToCopy({ link }: { link: string }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copyText = useCopy();
  const copy = async () => setCopied(await copyText(link, { isShown: true }));
  return (
    <>
      <TextField
        label={translate('member.invite.link')}
        value={link}
        fullWidth
        size="small"
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant="contained"
        startIcon={<CopyIcon />}
        sx={{ mt: 1 }}
        onClick={() => void copy()}
      >
        {translate(isCopied ? 'outbox.copied' : 'outbox.copy')}
      </Button>
    </>
  );
}
