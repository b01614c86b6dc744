import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** The content of an empty list: its purpose, and the next step. */
export function EmptyState(props: {
  icon: ReactElement;
  title: string;
  hint: string;
  children?: ReactNode;
}) {
  const translate = useTranslate();
  return (
    <Box sx={{ textAlign: 'center', py: 10, px: 2, maxWidth: 480, mx: 'auto' }}>
      <Box sx={{ color: 'primary.main', '& svg': { fontSize: 56 } }} aria-hidden>
        {props.icon}
      </Box>
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        {translate(props.title)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        {translate(props.hint)}
      </Typography>
      {props.children}
    </Box>
  );
}
