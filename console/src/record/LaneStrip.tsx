import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Fragment } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import { LANES, type Lane } from './lanes.js';
import { laneTone } from './laneTone.js';
import { sentenceOf } from './sentenceOf.js';
import type { Fact } from './storyOf.js';

interface LaneStripProps {
  readonly facts: readonly Fact[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly laneNames: Partial<Readonly<Record<Lane, string>>>;
}

/**
 * A lane for each part of the story with a dot for each fact, and a scrubber that goes through them
 * in their order.
 */
export function LaneStrip({ facts, chosen, onChoose, laneNames }: LaneStripProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const last = facts.length - 1;
  const lanes = LANES.filter((lane) => facts.some((fact) => fact.lane === lane));
  const place = (index: number) => `${(index / last) * 100}%`;
  const said = (index: number) => {
    const fact = facts[index];
    return fact === undefined ? '' : sentenceOf(fact.entry, translate, locale);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '88px 1fr', sm: '140px 1fr' },
        columnGap: 2.5,
        pr: 1.5,
        mb: 2,
        alignItems: 'center',
      }}
    >
      {/* Each fact has its sentence below; here they are drawn. */}
      {lanes.map((lane) => (
        <Fragment key={lane}>
          <Box aria-hidden="true" data-lane={lane} sx={{ fontSize: 13, color: 'text.secondary' }}>
            {laneNames[lane] ?? translate(`record.lane.${lane}`)}
          </Box>
          <Box aria-hidden="true" sx={{ position: 'relative', height: 28 }}>
            <Box
              sx={{
                position: 'absolute',
                inset: '13px 0 auto',
                borderTop: 1,
                borderColor: 'divider',
              }}
            />
            {facts.map((fact, index) =>
              fact.lane === lane ? (
                <Box
                  key={fact.entry.eventId}
                  title={said(index)}
                  onClick={() => onChoose(index)}
                  sx={{
                    position: 'absolute',
                    left: place(index),
                    top: '50%',
                    width: index === chosen ? 16 : 10,
                    height: index === chosen ? 16 : 10,
                    transform: 'translate(-50%, -50%)',
                    borderRadius: '50%',
                    bgcolor: laneTone[lane],
                    cursor: 'pointer',
                  }}
                />
              ) : null,
            )}
          </Box>
        </Fragment>
      ))}
      <Box aria-hidden="true" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {translate('record.moment')}
      </Box>
      <Slider
        size="small"
        value={chosen}
        min={0}
        max={last}
        step={1}
        track={false}
        aria-label={translate('record.moment')}
        getAriaValueText={said}
        onChange={(_event, value) => typeof value === 'number' && onChoose(value)}
      />
    </Box>
  );
}
