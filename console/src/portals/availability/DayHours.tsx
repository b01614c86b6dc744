import type { WeekAvailability } from '@foyer/contracts/portals';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { DayMenu } from './DayMenu.js';
import {
  ALL_DAY,
  copiedTo,
  isAllDay,
  problemOf,
  shownEnd,
  withSpan,
  type Day,
  type Span,
} from './draft.js';
import { SpanInputs } from './SpanInputs.js';

interface DayHoursProps {
  readonly day: Day;
  readonly availability: WeekAvailability;
  readonly onChange: (availability: WeekAvailability) => void;
}

/**
 * The spans of one day: any number of them, each with its own beginning and end, or the whole day.
 */
export function DayHours({ day, availability, onChange }: DayHoursProps) {
  const translate = useTranslate();
  // While times are typed, their inputs stay, also where they happen to be those of a whole day.
  const [typing, setTyping] = useState(false);
  const spans = availability[day];
  const name = translate(`portal.availability.day.${day}`);
  const set = (changed: readonly Span[]) => onChange({ ...availability, [day]: changed });
  const change = (index: number, part: Partial<Span>) => {
    setTyping(true);
    set(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  };
  const removeLabel = translate('portal.availability.removeSpan', { day: name });
  const whole = isAllDay(spans) && !typing;
  return (
    <Box
      role="group"
      aria-label={name}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyping(false);
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '104px minmax(0, 1fr) auto' },
        gap: 1,
        alignItems: 'start',
        borderBottom: 1,
        borderColor: 'divider',
        py: 1,
      }}
    >
      <Typography sx={{ pt: 1 }}>{name}</Typography>
      {/* On a phone times have the whole width, below the day and what can be done with it. */}
      <Box
        sx={{
          ...{ display: 'flex', flexDirection: 'column', gap: 1 },
          gridArea: { xs: '2 / 1 / auto / -1', sm: 'auto' },
        }}
      >
        {spans.length === 0 && (
          <Typography sx={{ pt: 1, color: 'text.secondary' }}>
            {translate('portal.availability.closedAllDay')}
          </Typography>
        )}
        {whole ? (
          <Box sx={{ display: 'flex', columnGap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography>{translate('portal.availability.allDay')}</Typography>
            <Button
              size="small"
              aria-label={translate('portal.availability.setHoursOn', { day: name })}
              onClick={() => set(withSpan([]))}
            >
              {translate('portal.availability.setHours')}
            </Button>
            <IconButton aria-label={removeLabel} onClick={() => set([])}>
              <RemoveIcon />
            </IconButton>
          </Box>
        ) : (
          spans.map((span, index) => (
            <SpanInputs
              key={index}
              span={span}
              name={spans.length > 1 ? `${name} ${index + 1}` : name}
              removeLabel={
                spans.length > 1
                  ? translate('portal.availability.removeOneSpan', {
                      day: name,
                      from: span.start,
                      to: shownEnd(span.end),
                    })
                  : removeLabel
              }
              problem={problemOf(spans, index)}
              onChange={(part) => change(index, part)}
              onRemove={() => set(spans.filter((_, at) => at !== index))}
            />
          ))
        )}
      </Box>
      <Box sx={{ display: 'flex' }}>
        <IconButton
          aria-label={translate('portal.availability.addSpan', { day: name })}
          disabled={spans.length >= 10 || isAllDay(spans)}
          onClick={() => set(withSpan(spans))}
        >
          <AddIcon />
        </IconButton>
        <DayMenu
          day={day}
          name={name}
          onAllDay={() => set([ALL_DAY])}
          onCopy={(to) => onChange(copiedTo(availability, day, to))}
        />
      </Box>
    </Box>
  );
}
