import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { useAppSetting } from '../settings/useAppSetting.js';
import { HomeSection } from './HomeSection.js';

/** The choice how long signed documents are kept, until the company has made it. */
export function OpenRetention() {
  const translate = useTranslate();
  const asked = useAppSetting();
  if (asked.data?.retention.signedDocuments !== 'undecided') return null;
  return (
    <HomeSection title="home.retention.title" loaded={{ ...asked, error: null }}>
      <Alert severity="info">
        {translate('home.retention.text')}{' '}
        <Link component={RouterLink} to="/settings/retention" sx={{ fontWeight: 600 }}>
          {translate('home.retention.choose')}
        </Link>
      </Alert>
    </HomeSection>
  );
}
