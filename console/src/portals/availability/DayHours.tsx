import type { WeekAvailability } from '@foyer/contracts/portals';
import AddIcon from '@mui/icons-material/Add';
import CopyIcon from '@mui/icons-material/ContentCopy';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import {
  copiedTo,
  DAYS,
  meantEnd,
  problemOf,
  shownEnd,
  withSpan,
  type Day,
  type Span,
} from './draft.js';

interface DayHoursProps {
  readonly day: Day;
  readonly availability: WeekAvailability;
  readonly onChange: (availability: WeekAvailability) => void;
}

/** The spans of one day: any number of them, each with its own beginning and end. */
export function DayHours({ day, availability, onChange }: DayHoursProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const spans = availability[day];
  const name = translate(`portal.availability.day.${day}`);
  const set = (changed: readonly Span[]) => onChange({ ...availability, [day]: changed });
  const change = (index: number, part: Partial<Span>) =>
    set(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  const copy = (to: readonly Day[]) => {
    setAnchor(null);
    onChange(copiedTo(availability, day, to));
  };
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '128px 1fr auto' },
        gap: 1,
        alignItems: 'start',
        borderBottom: 1,
        borderColor: 'divider',
        py: 1,
      }}
    >
      <Typography sx={{ pt: { sm: 1 }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        {spans.length === 0 && (
          <Typography sx={{ pt: 1, color: 'text.secondary' }}>
            {translate('portal.availability.closedAllDay')}
          </Typography>
        )}
        {spans.map((span, index) => {
          const problem = problemOf(spans, index);
          const number = spans.length > 1 ? ` ${index + 1}` : '';
          return (
            <Box
              key={index}
              sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}
            >
              <TextField
                type="time"
                size="small"
                label={translate('portal.availability.from')}
                value={span.start}
                error={problem !== undefined}
                onChange={(event) => change(index, { start: event.target.value })}
                slotProps={{
                  inputLabel: { shrink: true },
                  htmlInput: {
                    'aria-label': `${name}${number}, ${translate('portal.availability.from')}`,
                  },
                }}
              />
              <TextField
                type="time"
                size="small"
                label={translate('portal.availability.to')}
                value={shownEnd(span.end)}
                error={problem !== undefined}
                helperText={problem === undefined ? undefined : translate(`rule.${problem}`)}
                onChange={(event) => change(index, { end: meantEnd(event.target.value) })}
                slotProps={{
                  inputLabel: { shrink: true },
                  htmlInput: {
                    'aria-label': `${name}${number}, ${translate('portal.availability.to')}`,
                  },
                }}
              />
              <IconButton
                aria-label={translate('portal.availability.removeSpan', { day: name })}
                onClick={() => set(spans.filter((_, at) => at !== index))}
              >
                <RemoveIcon />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex' }}>
        <IconButton
          aria-label={translate('portal.availability.addSpan', { day: name })}
          disabled={spans.length >= 10}
          onClick={() => set(withSpan(spans))}
        >
          <AddIcon />
        </IconButton>
        <IconButton
          aria-label={translate('portal.availability.copyDay', { day: name })}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <CopyIcon />
        </IconButton>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => copy(DAYS.slice(0, 5))}>
            {translate('portal.availability.toWorkdays')}
          </MenuItem>
          <MenuItem onClick={() => copy(DAYS)}>
            {translate('portal.availability.toAllDays')}
          </MenuItem>
          {DAYS.filter((other) => other !== day).map((other) => (
            <MenuItem key={other} onClick={() => copy([other])}>
              {translate(`portal.availability.day.${other}`)}
            </MenuItem>
          ))}
        </Menu>
      </Box>
    </Box>
  );
}
