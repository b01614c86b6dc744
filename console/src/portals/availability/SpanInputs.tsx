import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

import { meantEnd, shownEnd, type Span } from './draft.js';

interface SpanInputsProps {
  readonly span: Span;
  /** The day, for people who use a screen reader; with a number if it has several spans. */
  readonly name: string;
  readonly removeLabel: string;
  /** The code of a rule that the span breaks. */
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<Span>) => void;
  readonly onRemove: () => void;
}

/** Room for the longest time that browsers show, `10:00 AM`, with their button next to it. */
const TIME = { flex: '1 1 128px', minWidth: 128, maxWidth: 140, '& input': { px: 1 } };

/** From when until when a portal is open. */
export function SpanInputs(props: SpanInputsProps) {
  const { span, name, removeLabel, problem, onChange, onRemove } = props;
  const translate = useTranslate();
  const field = (end: 'from' | 'to') => {
    const label = translate(`portal.availability.${end}`);
    return {
      type: 'time',
      size: 'small' as const,
      label,
      error: problem !== undefined,
      sx: TIME,
      slotProps: {
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': `${name}, ${label}` },
      },
    };
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        {...field('from')}
        value={span.start}
        onChange={(event) => onChange({ start: event.target.value })}
      />
      <TextField
        {...field('to')}
        value={shownEnd(span.end)}
        helperText={problem === undefined ? undefined : translate(`rule.${problem}`)}
        onChange={(event) => onChange({ end: meantEnd(event.target.value) })}
      />
      <IconButton aria-label={removeLabel} onClick={onRemove}>
        <RemoveIcon />
      </IconButton>
    </Box>
  );
}
