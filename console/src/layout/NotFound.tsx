import NotFoundIcon from '@mui/icons-material/WrongLocationOutlined';
import Button from '@mui/material/Button';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { EmptyState } from './EmptyState.js';

/** An address that leads nowhere, and the way back. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <>
      <Title defaultTitle={translate('ra.page.not_found')} />
      <EmptyState icon={<NotFoundIcon />} title="layout.notFoundTitle" hint="layout.notFoundHint">
        <Button component={Link} to="/" variant="contained">
          {translate('layout.notFoundBack')}
        </Button>
      </EmptyState>
    </>
  );
}
