import { providerRoutes } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { api } from '../providers/api.js';
import { syncsKey } from '../identity/user-sources/syncsKey.js';
import { HomeSection } from './HomeSection.js';

/** How often it is looked whether one waits, in milliseconds. */
const REFRESH_MS = 30_000;

/** An update of members that was stopped and waits for a decision: nothing where there is none. */
export function HeldUpdate() {
  const translate = useTranslate();
  const asked = useQuery({
    queryKey: syncsKey,
    queryFn: async () => (await api.call(providerRoutes.getLdapSync, {})).syncs,
    refetchInterval: REFRESH_MS,
  });
  const held = asked.data?.find(({ status }) => status === 'held');
  if (held === undefined) return null;
  const all = held.deactivated + held.demoted + held.promoted;
  return (
    <HomeSection title="home.held.title" loaded={{ ...asked, error: null }}>
      <Alert severity="warning">
        {translate('home.held.text', { smart_count: all })}{' '}
        <Link component={RouterLink} to="/userSources?tab=ldap" sx={{ fontWeight: 600 }}>
          {translate('home.held.look')}
        </Link>
      </Alert>
    </HomeSection>
  );
}
