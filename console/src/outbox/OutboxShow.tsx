import type { OutboxMailContent } from '@foyer/contracts/identity';
import Card from '@mui/material/Card';
import { Show, useRecordContext } from 'react-admin';

import { MailBody } from './MailBody.js';
import { MailHead } from './MailHead.js';

function MailTitle() {
  return <>{useRecordContext<OutboxMailContent>()?.subject ?? ''}</>;
}

/** One mail as its reader would see it, and its link to hand on. */
export function OutboxShow() {
  return (
    <Show title={<MailTitle />} component="div" actions={false}>
      <Card sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 820 }}>
        <MailHead />
        <MailBody />
      </Card>
    </Show>
  );
}
