import type { CallFigures } from '@foyer/contracts/statistics';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { formatDate } from '#i18n/format.js';
import type { DayRange } from '#layout/dayRange.js';
import { callsHref } from './callsHref.js';
import { figures, formatChange, formatShare, type ShownFigure } from './figures.js';

interface FigureTilesProps {
  readonly total: CallFigures;
  readonly rangeBefore: DayRange;
  /** Of the range before; undefined until that is known. */
  readonly before: CallFigures | undefined;
  readonly levelSeconds: number;
  /** The filter of the list of calls for those that were counted. */
  readonly filter: Readonly<Record<string, unknown>>;
}

/** The figures of a range at a glance, compared with the range before; each leads to its calls. */
export function FigureTiles(props: FigureTilesProps) {
  const { total, rangeBefore, before, levelSeconds, filter } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" id={id}>
        {translate('callStatistics.totals')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('callStatistics.comparedWith', {
          from: formatDate(rangeBefore.from, locale),
          to: formatDate(rangeBefore.to, locale),
        })}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
      >
        {figures.map((figure) => (
          <FigureTile
            key={figure.name}
            {...{ figure, total, before, levelSeconds }}
            href={callsHref({ ...filter, ...figure.filter(levelSeconds * 1000) }, figure.sort)}
          />
        ))}
      </Box>
    </Card>
  );
}

function FigureTile(props: {
  figure: ShownFigure;
  total: CallFigures;
  before: CallFigures | undefined;
  levelSeconds: number;
  href: string;
}) {
  const { figure, total, before, levelSeconds: seconds, href } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const name = translate(`callStatistics.figure.${figure.name}`, { seconds });
  const value = figure.value(total);
  const written = value === null ? '–' : figure.text(value, locale);
  const share =
    figure.of && value !== null ? formatShare(value, figure.of(total), locale) : undefined;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <Link
          component={RouterLink}
          to={href}
          color="inherit"
          underline="hover"
          aria-label={`${name}: ${written}`}
          sx={{ fontSize: 28, fontWeight: 650 }}
        >
          {written}
        </Link>
        {share !== undefined && (
          <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
            {share}
          </Box>
        )}
        {before !== undefined && <Compared {...{ figure, value, before }} />}
      </Box>
    </Box>
  );
}

function Compared(props: { figure: ShownFigure; value: number | null; before: CallFigures }) {
  const { figure, value } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const before = figure.value(props.before);
  const change = formatChange(value, before, locale);
  if (value === null) return null;
  const said =
    value === before
      ? translate('callStatistics.same')
      : before === null || change === undefined
        ? translate('callStatistics.noneBefore')
        : translate('callStatistics.before', { change, value: figure.text(before, locale) });
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {said}
    </Typography>
  );
}
