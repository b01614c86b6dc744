import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { FailureAlert } from '../layout/FailureAlert.js';

/** The loading state of a section. */
interface Loaded {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** A part of the home page: its title, and what it shows once that is loaded. */
export function HomeSection(props: { title: string; loaded: Loaded; children: ReactNode }) {
  const { isPending, error, refetch } = props.loaded;
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3, overflowWrap: 'anywhere' }}>
      <Typography variant="h6" component="h2" id={id} gutterBottom>
        {translate(props.title)}
      </Typography>
      {error !== null && <FailureAlert text={translate('home.failed')} retry={refetch} />}
      {isPending && <Skeleton variant="rounded" height={96} />}
      {!isPending && error === null && props.children}
    </Card>
  );
}
