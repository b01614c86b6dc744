import type { CallRecord } from '@foyer/contracts/calls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';

import { formatExactMoment } from '../i18n/format.js';
import { sourceOf } from './callNames.js';
import { CallPolls } from './CallPolls.js';
import { ratingOf } from './ratingText.js';
import { CallState } from './CallState.js';
import { formatDuration } from '../i18n/duration.js';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {translate(`resources.calls.fields.${label}`)}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 500 }}>
        {children}
      </Box>
    </Box>
  );
}

/** The facts of a call, and who took part. */
export function CallSummary() {
  const call = useRecordContext<CallRecord>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (call === undefined) return null;
  const isVisit = call.type === 'queue';
  const time = (iso: string | null) => (iso === null ? '–' : formatExactMoment(iso, locale));
  return (
    <>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('call.summary')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact label="state">
          <CallState call={call} />
        </Fact>
        <Fact label="queueName">{sourceOf(call, translate)}</Fact>
        {isVisit && (
          <Fact label="visitorName">{call.visitorName ?? translate('call.anonymous')}</Fact>
        )}
        <Fact label="agentName">{call.agentName ?? '–'}</Fact>
        {isVisit && <Fact label="rangAt">{time(call.rangAt)}</Fact>}
        {isVisit && <Fact label="waitedMs">{formatDuration(call.waitedMs)}</Fact>}
        <Fact label="startedAt">{time(call.startedAt)}</Fact>
        <Fact label="durationMs">{formatDuration(call.durationMs)}</Fact>
        {isVisit && call.holds > 0 && (
          <Fact label="heldMs">
            {translate('call.held', {
              smart_count: call.holds,
              time: formatDuration(call.heldMs),
            })}
          </Fact>
        )}
        <Fact label="endReason">
          {call.endReason === null ? '–' : translate(`call.endReason.${call.endReason}`)}
        </Fact>
        {call.recordingAnswer !== null && (
          <Fact label="recordingAnswer">
            {translate(`call.recordingAnswer.${call.recordingAnswer}`)}
          </Fact>
        )}
        {isVisit && <Fact label="rating">{ratingOf(call, translate)}</Fact>}
        {call.comment !== null && call.comment !== '' && (
          <Fact label="comment">{call.comment}</Fact>
        )}
      </Box>
      {call.notes !== null && call.notes.text !== '' && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
            {translate('call.notes')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {call.notes.text}
          </Typography>
        </>
      )}
      <CallPolls polls={call.polls ?? []} />
      {call.joiners.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
            {translate('call.joiners')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {call.joiners.map((joiner) => (
              <li key={`${joiner.joinerId} ${joiner.joinedAt}`}>
                {joiner.displayName ?? translate('call.anonymous')} ·{' '}
                {translate(`call.joinerType.${joiner.joinerType}`)}
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  );
}
