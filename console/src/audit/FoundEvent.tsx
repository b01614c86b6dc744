import type { TimelineEntry } from '@foyer/contracts/audit';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { formatExactMoment } from '../i18n/format.js';
import { EventData } from '../record/EventData.js';
import { sentenceOf } from '../record/sentenceOf.js';
import { recordPath, statePath } from '../layout/travelPath.js';

/**
 * One event that was found: its time, type and actor, links that lead on from it, and its data on
 * demand.
 */
export function FoundEvent({ entry }: { entry: TimelineEntry }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const links = { state: statePath(entry), callRecord: recordPath(entry) };
  return (
    <Box component="li" sx={{ pt: 1.5, pb: 0.5, borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          columnGap: 2,
          rowGap: 0.25,
          flexWrap: 'wrap',
          alignItems: 'baseline',
        }}
      >
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} data-event-type={entry.type}>
          {sentenceOf(entry, translate, locale)}
        </Box>
        <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
          {formatExactMoment(entry.at, locale)}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {entry.actor.name ?? translate(`call.actor.${entry.actor.type}`)}
        </Box>
      </Box>
      <EventData entries={[entry]}>
        {Object.entries(links).map(([name, path]) =>
          path === undefined ? null : (
            <Link key={name} component={RouterLink} to={path} sx={{ fontSize: 13 }}>
              {translate(`record.${name}`)}
            </Link>
          ),
        )}
      </EventData>
    </Box>
  );
}
