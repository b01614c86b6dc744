import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

interface OneLineProps extends Omit<TypographyProps, 'children' | 'dir' | 'noWrap'> {
  readonly component?: ElementType;
  readonly children: string;
}

/**
 * A text in one line. Where it is too long it is cut at its own end, which is on the left in
 * Arabic and Hebrew, and all of it is shown on hover.
 */
export function OneLine({ children, ...rest }: OneLineProps) {
  return (
    <Typography dir="auto" title={children} {...rest} noWrap>
      {children}
    </Typography>
  );
}
