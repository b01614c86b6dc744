import type { AdminMeeting } from '@foyer/contracts/calendar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';

import { formatExactMoment } from '#i18n/format.js';
import { Fact } from '#layout/Fact.js';

/** The facts of a meeting, and who is invited. */
export function MeetingSummary() {
  const meeting = useRecordContext<AdminMeeting>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (meeting === undefined) return null;
  const label = (field: string) => translate(`resources.meetings.fields.${field}`);
  const yesNo = (value: boolean) => translate(value ? 'meeting.yes' : 'meeting.no');
  const { repeat, repeatTill, description } = meeting;
  return (
    <>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('meeting.summary')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact label={label('status')}>{translate(`meeting.status.${meeting.status}`)}</Fact>
        <Fact label={label('startTime')}>{formatExactMoment(meeting.startTime, locale)}</Fact>
        <Fact label={label('endTime')}>{formatExactMoment(meeting.endTime, locale)}</Fact>
        <Fact label={label('timeZone')}>{meeting.timeZone}</Fact>
        <Fact label={label('repeat')}>{translate(`meeting.repeat.${repeat}`)}</Fact>
        {repeatTill !== null && <Fact label={label('repeatTill')}>{repeatTill}</Fact>}
        <Fact label={label('organizerName')}>
          {meeting.organizerName ?? translate('meeting.forgotten')}
          {meeting.organizerIsGone === true && ` (${translate('meeting.organizerIsGone')})`}
        </Fact>
        <Fact label={label('hasPin')}>{yesNo(meeting.hasPin)}</Fact>
        <Fact label={label('joinPermission')}>{yesNo(meeting.joinPermission)}</Fact>
      </Box>
      {description !== null && description !== '' && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {translate('meeting.attendees')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {meeting.attendees.map(({ attendeeId, attendeeType, displayName, organizer, answer }) => (
          <li key={attendeeId}>
            {[
              displayName ?? translate('meeting.forgotten'),
              ...(organizer ? [translate('meeting.organizer')] : []),
              ...(attendeeType === 'Guest'
                ? [translate('meeting.guest'), translate(`meeting.answer.${answer}`)]
                : []),
            ].join(' · ')}
          </li>
        ))}
      </Box>
    </>
  );
}
