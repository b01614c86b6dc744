import { providerRoutes, type LdapSync } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { PlanNames } from './PlanNames.js';
import { syncsKey } from './syncsKey.js';

const routes = {
  apply: providerRoutes.applyLdapSync,
  discard: providerRoutes.discardLdapSync,
} as const;

const CHANGES = ['deactivated', 'demoted', 'promoted'] as const;

/**
 * An update that would shut out many or change their roles, and changed nothing yet: applied or
 * discarded here, with those whom it is about.
 */
export function HeldSync({ sync }: { readonly sync: LdapSync }) {
  const translate = useTranslate();
  const notification = useNotification();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (how: keyof typeof routes) => api.call(routes[how], { params: { id: sync._id } }),
    onError: (error) => notification.failed('UNKNOWN', error),
    onSettled: () => client.invalidateQueries({ queryKey: syncsKey }),
  });
  const namesOf = (wanted: (typeof CHANGES)[number]) =>
    sync.changes.flatMap(({ change, name }) => (change === wanted ? (name ?? []) : []));
  const all = CHANGES.reduce((sum, change) => sum + sync[change], 0);
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate('userSources.held.text')}
      {CHANGES.map((change) => (
        <PlanNames key={change} change={change} count={sync[change]} names={namesOf(change)} />
      ))}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 2 }}>
        <Button
          variant="contained"
          color="warning"
          disabled={isPending}
          onClick={() => mutate('apply')}
        >
          {translate('userSources.held.apply', { smart_count: all })}
        </Button>
        <Button variant="outlined" disabled={isPending} onClick={() => mutate('discard')}>
          {translate('userSources.held.discard')}
        </Button>
      </Box>
    </Alert>
  );
}
