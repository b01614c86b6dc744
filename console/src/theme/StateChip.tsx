import Chip from '@mui/material/Chip';
import type { ReactElement } from 'react';

/** A state in words with an icon, so that it is never told by colour alone. */
export function StateChip(props: {
  label: string;
  tone: 'live' | 'waiting' | 'quiet' | 'danger';
  icon: ReactElement;
}) {
  const colour = {
    live: 'success',
    waiting: 'warning',
    danger: 'error',
    quiet: 'default',
  } as const;
  return (
    <Chip
      size="small"
      variant="outlined"
      label={props.label}
      icon={props.icon}
      color={colour[props.tone]}
      // A long name in it is read whole.
      sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
}
