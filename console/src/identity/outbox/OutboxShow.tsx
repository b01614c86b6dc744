import type { OutboxMail, OutboxMailContent } from '@foyer/contracts/identity';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Show, useRecordContext } from 'react-admin';

import { MailBody } from './MailBody.js';
import { MailHead } from './MailHead.js';

function MailTitle() {
  return <>{useRecordContext<OutboxMail>()?.subject ?? ''}</>;
}

/**
 * The mail after its content has arrived. At first the page only has the list's data, and a mail
 * without its link and its look would jump when they come.
 */
function WholeMail() {
  const mail = useRecordContext<OutboxMail | OutboxMailContent>();
  if (mail === undefined || !('text' in mail)) return <MailOnItsWay />;
  return (
    <>
      <MailHead />
      <MailBody />
    </>
  );
}

/** A subject, what stands below it, and the mail: as high as most are. */
function MailOnItsWay() {
  return (
    <>
      <Skeleton width="50%" height={32} />
      <Skeleton width="35%" sx={{ mt: 2 }} />
      <Skeleton width="30%" />
      <Skeleton width="40%" />
      <Skeleton variant="rounded" height={500} sx={{ mt: 2 }} />
    </>
  );
}

/** One mail as its reader would see it, and its link to pass on. */
export function OutboxShow() {
  return (
    <Show title={<MailTitle />} component="div" actions={false}>
      <Card sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 820 }}>
        <WholeMail />
      </Card>
    </Show>
  );
}
