import type { TimelineEntry } from '@foyer/contracts/audit';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { formatExactMoment } from '../i18n/format.js';
import { useEventName } from '../calls/useEventName.js';
import { travelPath } from './travelPath.js';

/** One event that was found: when, what, by whom, where it stands, and its data on demand. */
export function FoundEvent({ entry }: { entry: TimelineEntry }) {
  const translate = useTranslate();
  const eventName = useEventName();
  const [locale] = useLocaleState();
  const path = travelPath(entry);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          columnGap: 2,
          rowGap: 0.25,
          flexWrap: 'wrap',
          alignItems: 'baseline',
        }}
      >
        <Box sx={{ fontWeight: 600 }} data-event-type={entry.type}>
          {eventName(entry.type)}
        </Box>
        <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
          {formatExactMoment(entry.at, locale)}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {entry.actor.name ?? translate(`call.actor.${entry.actor.type}`)}
        </Box>
        {path !== undefined && (
          <Link component={RouterLink} to={path} sx={{ ml: 'auto' }}>
            {translate('audit.asItStood')}
          </Link>
        )}
      </Box>
      <Box component="details" sx={{ fontSize: 13 }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', py: 0.5 }}>
          {entry.stream} · {entry.revision}
        </Box>
        <Box
          component="pre"
          tabIndex={0}
          sx={{ m: 0, p: 1.5, bgcolor: 'action.hover', borderRadius: 2, overflow: 'auto' }}
        >
          {JSON.stringify(entry, null, 2)}
        </Box>
      </Box>
    </Box>
  );
}
