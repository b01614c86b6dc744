import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { formatDuration } from '../i18n/duration.js';
import { formatExactMoment } from '../i18n/format.js';
import { EventData } from './EventData.js';
import { laneTone } from './laneTone.js';
import { sentenceOf } from './sentenceOf.js';
import type { Fact } from './storyOf.js';
import { WhyAsked } from './WhyAsked.js';

interface FactRowProps {
  readonly fact: Fact;
  readonly laneName: string | undefined;
  /** When the story began. */
  readonly startedAt: string;
  readonly isChosen: boolean;
  readonly statePath: string | undefined;
}

/** One fact: when, in which lane, what, and on demand the data of its events. */
export function FactRow({ fact, laneName, startedAt, isChosen, statePath }: FactRowProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { entry, entries, lane, times } = fact;
  const at = new Date(entry.at);
  return (
    <Box
      component="li"
      aria-current={isChosen ? 'step' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '52px 1fr', sm: '60px 1fr' },
        columnGap: 1.5,
        px: 1,
        borderRadius: 1.5,
        bgcolor: isChosen ? 'action.hover' : undefined,
      }}
    >
      <Box
        component="time"
        dateTime={entry.at}
        title={formatExactMoment(entry.at, locale)}
        sx={{
          color: 'text.secondary',
          textAlign: 'right',
          py: 1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {formatDuration(at.getTime() - Date.parse(startedAt))}
      </Box>
      <Box sx={{ borderLeft: 3, borderColor: laneTone[lane], pl: 2, py: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} data-event-type={entry.type}>
            {sentenceOf(entry, translate, locale)}
          </Box>
          {times > 1 && (
            <Box sx={{ color: 'text.secondary' }}>
              {translate('record.times', { count: times })}
            </Box>
          )}
          <Box sx={{ color: 'text.secondary', fontSize: 13, ml: 'auto' }}>
            {laneName ?? translate(`record.lane.${lane}`)}
          </Box>
        </Box>
        <WhyAsked entry={entry} />
        <EventData entries={entries}>
          {statePath !== undefined && (
            <Link component={RouterLink} to={statePath} sx={{ fontSize: 13 }}>
              {translate('record.state')}
            </Link>
          )}
        </EventData>
      </Box>
    </Box>
  );
}
