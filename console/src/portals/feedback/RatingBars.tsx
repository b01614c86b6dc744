import type { RatingFigures } from '@foyer/contracts/calls';
import type { RatingType } from '@foyer/contracts/portals';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import { ratingText } from '#calls/ratingText.js';
import { formatDecimalFigure } from '#i18n/format.js';

/** The answers that visitors could choose from, the best one first. */
const CHOICES: Readonly<Record<RatingType, readonly number[]>> = {
  stars: [5, 4, 3, 2, 1],
  smiles: [5, 4, 3, 2, 1],
  thumbs: [5, 1],
  yesNo: [5, 1],
  text: [],
};

/**
 * The ratings of visitors who were asked in one way: the average, and the number of each answer.
 */
export function RatingBars({ figures }: { figures: RatingFigures }) {
  const { ratingType, number, average, distribution, comments } = figures;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const isChoice = ratingType === 'thumbs' || ratingType === 'yesNo';
  const good = distribution[5] ?? 0;
  // Programs may give answers that no page offers.
  const others = distribution.flatMap((count, value) =>
    count > 0 && !CHOICES[ratingType].includes(value) ? value : [],
  );
  const headline = isChoice
    ? translate('portal.feedback.share', { share: Math.round((good / number) * 100) })
    : average !== null &&
      translate('portal.feedback.average', { average: formatDecimalFigure(average, locale) });
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3" id={id} sx={{ fontWeight: 600 }}>
        {translate(`portal.choice.ratingType.${ratingType}`)}
      </Typography>
      {headline !== false && <Typography sx={{ fontSize: 28 }}>{headline}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('portal.feedback.number', { smart_count: number })} ·{' '}
        {translate('portal.feedback.comments', { smart_count: comments })}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          // As wide as the longest answer, in one line where there is room.
          gridTemplateColumns: 'fit-content(60%) 1fr 40px',
          columnGap: 1.5,
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {[...CHOICES[ratingType], ...others].map((value) => (
          <Bar
            key={value}
            label={ratingText(ratingType, value, translate)}
            count={distribution[value] ?? 0}
            of={number}
          />
        ))}
      </Box>
    </Box>
  );
}

/** How many gave one answer. */
function Bar({ label, count, of }: { label: string; count: number; of: number }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        gridColumn: '1 / -1',
        alignItems: 'center',
        py: 0.5,
      }}
    >
      <span>{label}</span>
      <Box aria-hidden sx={{ height: 10, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{
            width: `${(count / of) * 100}%`,
            height: 1,
            borderRadius: 1,
            bgcolor: 'primary.main',
          }}
        />
      </Box>
      <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {count}
      </Box>
    </Box>
  );
}
