import { permits, type MemberRole } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useCompany } from '../company/company.js';

/** Tells those who can do something about it that the licence has expired. */
export function LicenceNotice() {
  const translate = useTranslate();
  const { expired } = useCompany().license;
  const { permissions: role } = usePermissions<MemberRole>();
  if (!expired || role === undefined || !permits('settings.manage', role)) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2 }}
      action={
        <Button component={Link} to="/settings/licence" color="inherit">
          {translate('layout.licence.open')}
        </Button>
      }
    >
      {translate('layout.licence.expired')}
    </Alert>
  );
}
