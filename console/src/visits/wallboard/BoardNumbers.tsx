import { SERVICE_LEVEL_SECONDS, type CallFigures } from '@foyer/contracts/statistics';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import { formatShare } from '#statistics/call-statistics/figures.js';
import { formatDuration } from '#i18n/duration.js';
import type { Board } from './boardOf.js';

type Figure = readonly [name: string, text: string];

/** The numbers of the moment and of the day, big. */
export function BoardNumbers({ board, today }: { board: Board; today: CallFigures | undefined }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const label = (name: string) => translate(`wallboard.${name}`);
  const level = (all: CallFigures) =>
    formatShare(all.inTime, all.served + all.abandoned + all.turnedAway, locale);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', lg: '2fr 3fr' },
        '& > *': { minWidth: 0 },
      }}
    >
      <Numbers
        title={label('now')}
        figures={[
          [label('waiting'), String(board.waiting)],
          [label('longestWait'), formatDuration(board.longestMs)],
        ]}
      />
      <Numbers
        title={label('today')}
        figures={[
          [label('served'), today ? String(today.served) : '–'],
          [
            translate('wallboard.serviceLevel', { seconds: SERVICE_LEVEL_SECONDS }),
            today ? level(today) : '–',
          ],
          [label('abandoned'), today ? String(today.abandoned) : '–'],
        ]}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Numbers
          title={label('agents')}
          figures={[...board.agents].map(([state, number]) => [
            translate(`lines.state.${state}`),
            String(number),
          ])}
        />
      </Box>
    </Box>
  );
}

function Numbers({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3, height: '100%' }}>
      <Typography variant="h6" component="h2" id={id} sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
        {figures.map(([name, text]) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 20 }}>
              {name}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontSize: 'clamp(2.5rem, 5vw, 6rem)',
                fontWeight: 650,
                lineHeight: 1.15,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
