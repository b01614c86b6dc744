import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

interface OneLineProps extends Omit<TypographyProps, 'children' | 'dir' | 'noWrap'> {
  readonly component?: ElementType;
  readonly children: string;
}

/**
 * A text in one line. One that is too long is cut at its own end, which is on the left in Arabic and
 * Hebrew. Hovering shows all of it.
 */
export function OneLine({ children, ...rest }: OneLineProps) {
  return (
    <Typography dir="auto" title={children} {...rest} noWrap>
      {children}
    </Typography>
  );
}
