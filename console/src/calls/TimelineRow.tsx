import type { TimelineEntry } from '@foyer/contracts/audit';
import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';

import { formatExactMoment } from '../i18n/format.js';
import { formatDuration } from '../i18n/duration.js';
import { useEventName } from './useEventName.js';

/** One event: when, what, by whom, and its data on demand. */
export function TimelineRow({ entry, startedAt }: { entry: TimelineEntry; startedAt: string }) {
  const translate = useTranslate();
  const eventName = useEventName();
  const [locale] = useLocaleState();
  const at = new Date(entry.at);
  const after = formatDuration(at.getTime() - new Date(startedAt).getTime());
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '64px 1fr', columnGap: 2 }}>
      <Box
        component="time"
        dateTime={entry.at}
        title={formatExactMoment(entry.at, locale)}
        sx={{ color: 'text.secondary', textAlign: 'right' }}
      >
        +{after}
      </Box>
      <Box sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, pb: 2 }}>
        <Box sx={{ fontWeight: 600 }} data-event-type={entry.type}>
          {eventName(entry.type)}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          {entry.actor.name ?? translate(`call.actor.${entry.actor.type}`)} ·{' '}
          {entry.stream.split('-')[0]}
        </Box>
        <Box component="details" sx={{ fontSize: 13 }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', py: 0.5 }}>
            {translate('call.details')}
          </Box>
          <Box
            component="pre"
            tabIndex={0}
            sx={{ m: 0, p: 1.5, bgcolor: 'action.hover', borderRadius: 2, overflow: 'auto' }}
          >
            {JSON.stringify({ position: entry.position, ...entry.data }, null, 2)}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
