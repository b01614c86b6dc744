import type { AdminMeeting } from '@foyer/contracts/calendar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import {
  DeleteWithConfirmButton,
  Show,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import { MeetingSummary } from './MeetingSummary.js';
import { MeetingTimeline } from './MeetingTimeline.js';

const useName = (): string | undefined => {
  const meeting = useRecordContext<AdminMeeting>();
  const translate = useTranslate();
  return meeting && (meeting.name ?? translate('meeting.untitled'));
};

function MeetingTitle() {
  return <>{useName()}</>;
}

/** Cancelling a meeting is final, and all attendees are notified: it asks first. */
function CancelAction() {
  const meeting = useRecordContext<AdminMeeting>();
  const translate = useTranslate();
  const name = useName();
  if (meeting?.status !== 'planned') return null;
  return (
    <DeleteWithConfirmButton
      label="meeting.cancelAction"
      confirmTitle={translate('meeting.cancelTitle', { name })}
      confirmContent="meeting.cancelText"
      mutationMode="pessimistic"
      successMessage="meeting.cancelled"
    />
  );
}

/** One meeting: how it is planned, who is invited, and everything that happened. */
export function MeetingShow() {
  return (
    <Show
      title={<MeetingTitle />}
      component="div"
      actions={
        <TopToolbar>
          <CancelAction />
        </TopToolbar>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: '1fr', lg: '360px 1fr' },
          alignItems: 'start',
        }}
      >
        <Card sx={{ p: 3 }}>
          <MeetingSummary />
        </Card>
        <Card sx={{ p: 3, minWidth: 0 }}>
          <MeetingTimeline />
        </Card>
      </Box>
    </Show>
  );
}
