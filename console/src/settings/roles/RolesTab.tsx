import { Role } from '@foyer/contracts/identity';
import { InCallRole } from '@foyer/contracts/sessions';
import { settingsRoutes } from '@foyer/contracts/settings';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { FailureAlert } from '#layout/FailureAlert.js';
import { errorText } from '#layout/errorText.js';
import { api } from '#providers/api.js';
import { PolicyTable } from './PolicyTable.js';

/** The rights of all roles, as they are enforced: in the product, and in a call. */
export function RolesTab() {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['policies'],
    queryFn: ({ signal }) => api.call(settingsRoutes.getAllPolicies, { signal }),
    staleTime: Infinity,
  });
  if (error !== null) {
    return (
      <FailureAlert text={errorText(error) ?? translate('settings.loadFailed')} retry={refetch} />
    );
  }
  if (data === undefined) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1, maxWidth: '70ch' }}>
        {translate('settings.roles.lead')}
      </Typography>
      <TextField
        type="search"
        label={translate('settings.roles.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ maxWidth: 360 }}
      />
      <PolicyTable
        title={translate('settings.roles.app')}
        roles={Role.options}
        roleTexts="member.role"
        rows={data.appRolePolicy}
        search={search}
      />
      <PolicyTable
        title={translate('settings.roles.inCall')}
        roles={InCallRole.options}
        roleTexts="settings.inCallRole"
        rows={data.inCallRolePolicy}
        search={search}
      />
    </>
  );
}
