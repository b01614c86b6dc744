import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useShownOnce } from './useShownOnce.js';

/** A page with the secret of what was just made, and the way on. */
export function ShownOncePage(props: {
  readonly title: string;
  readonly secret: ((onCopied: () => void) => ReactNode) | undefined;
  readonly next: { readonly label: string; readonly to: string };
}) {
  const { title, secret, next } = props;
  const translate = useTranslate();
  const once = useShownOnce(secret !== undefined);
  return (
    <Card sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 900 }}>
      <Title defaultTitle={translate(title)} />
      {secret?.(once.onCopied)}
      <Button component={Link} to={next.to} variant="contained" sx={{ mt: 3 }}>
        {translate(next.label)}
      </Button>
      {once.question}
    </Card>
  );
}
