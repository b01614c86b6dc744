import type { CallRecord } from '@foyer/contracts/calls';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Show, useRecordContext, useTranslate } from 'react-admin';

import { partnerOf, sourceOf } from './callNames.js';
import { CallQuality } from './CallQuality.js';
import { CallRecordings } from '../recordings/CallRecordings.js';
import { CallSummary } from './CallSummary.js';
import { CallTranscript } from './CallTranscript.js';
import { CallTimeline } from './CallTimeline.js';

function CallTitle() {
  const call = useRecordContext<CallRecord>();
  const translate = useTranslate();
  if (call === undefined) return null;
  return <>{`${partnerOf(call, translate)} · ${sourceOf(call, translate)}`}</>;
}

/** One call: what came of it, who took part, and everything that happened. */
export function CallShow() {
  return (
    <Show title={<CallTitle />} component="div" actions={false}>
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
          <CallSummary />
        </Card>
        <Box sx={{ minWidth: 0 }}>
          <Card sx={{ p: 3 }}>
            <CallTimeline />
          </Card>
          <CallRecordings />
          <CallTranscript />
          <CallQuality />
        </Box>
      </Box>
    </Show>
  );
}
