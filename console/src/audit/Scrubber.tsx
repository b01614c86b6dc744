import { differencesOf, type DocumentMoment } from '@foyer/contracts/audit';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import { formatExactMoment } from '../i18n/format.js';
import { sentenceOf } from '../record/sentenceOf.js';
import { Differences } from './Differences.js';

interface ScrubberProps {
  readonly moments: readonly DocumentMoment[];
  /** The position to begin at; the newest moment where there is none. */
  readonly at?: string | undefined;
}

/**
 * Moves through the moments of a life: one thumb is the moment to look at, the other the one to
 * compare it with.
 */
export function Scrubber({ moments, at }: ScrubberProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const last = moments.length - 1;
  const [[from, to], setRange] = useState(() => {
    const begun = at === undefined ? last : moments.findLastIndex(({ position }) => position <= at);
    return [Math.max(0, begun - 1), Math.max(0, begun)] as const;
  });
  const [earlier, later] = [moments[from], moments[to]];
  if (earlier === undefined || later === undefined) return null;
  const said = (moment: DocumentMoment): string => {
    const { actor } = moment;
    const time = formatExactMoment(moment.at, locale);
    const who = actor.name ?? translate(`call.actor.${actor.type}`);
    return `${time} · ${sentenceOf(moment, translate, locale)} · ${who}`;
  };
  return (
    <>
      <Typography variant="h6" component="h2">
        {translate('audit.moments', { smart_count: moments.length })}
      </Typography>
      <Box sx={{ px: 1.5, pt: 2 }}>
        <Slider
          value={[from, to]}
          min={0}
          max={Math.max(1, last)}
          step={1}
          marks={last <= 60}
          disabled={last === 0}
          getAriaLabel={(thumb) => translate(thumb === 0 ? 'audit.before' : 'audit.after')}
          getAriaValueText={(index) => {
            const moment = moments[index];
            return moment === undefined ? '' : said(moment);
          }}
          onChange={(_event, value) => {
            const [low = 0, high = last] = value;
            setRange([Math.min(low, last), Math.min(high, last)]);
          }}
        />
      </Box>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}>
        <dt>{translate('audit.before')}</dt>
        <Box component="dd" sx={{ m: 0 }} data-moment="before">
          {said(earlier)}
        </Box>
        <dt>{translate('audit.after')}</dt>
        <Box component="dd" sx={{ m: 0 }} data-moment="after">
          {said(later)}
        </Box>
      </Box>
      <Differences differences={differencesOf(earlier.document, later.document)} />
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', py: 0.5 }}>
          {translate('audit.whole')}
        </Box>
        <Box
          component="pre"
          tabIndex={0}
          sx={{ m: 0, p: 1.5, bgcolor: 'action.hover', borderRadius: 2, overflow: 'auto' }}
        >
          {JSON.stringify(later.document, null, 2)}
        </Box>
      </Box>
    </>
  );
}
