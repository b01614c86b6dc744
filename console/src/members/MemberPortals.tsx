import { portalSettingRoutes, type Portal } from '@foyer/contracts/portals';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';

import { FailureAlert } from '../layout/FailureAlert.js';
import { useNotification } from '../layout/useNotification.js';
import { PortalState } from '../layout/PortalState.js';
import { api } from '../providers/api.js';

type PortalRecord = Portal & { id: string };

const belongs = (portal: Portal, memberId: string) =>
  portal.members.some((member) => member.memberId === memberId);

/** At which portals a member answers. */
export function MemberPortals({ memberId }: { memberId: string }) {
  const translate = useTranslate();
  const notification = useNotification();
  const queries = useQueryClient();
  const [changed, setChanged] = useState<ReadonlySet<string>>();
  const { data, isError, refetch } = useGetList<PortalRecord>('portals', {
    pagination: { page: 1, perPage: LIST_LIMIT_MAX },
    sort: { field: 'name', order: 'ASC' },
  });
  const kept = new Set(data?.filter((each) => belongs(each, memberId)).map(({ id }) => id));
  const chosen = changed ?? kept;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call(portalSettingRoutes.setMemberPortals, { body: { memberId, queueIds: [...chosen] } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['portals'] });
      setChanged(undefined);
      notification.done('QUEUE_SETTINGS_UPDATED');
    },
    onError: (problem) => {
      const removes = [...kept].some((id) => !chosen.has(id));
      notification.failed(removes ? 'REMOVE_FROM_PORTAL' : 'QUEUE_UPDATE', problem);
    },
  });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChanged(next);
  };

  return (
    <Box sx={{ p: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('member.portals.hint')}
      </Typography>
      {isError && <FailureAlert text={translate('failure.FETCH_QUEUES')} retry={refetch} />}
      {data === undefined && !isError && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <Typography>{translate('portal.empty')}</Typography>}
      {data?.map((portal) => (
        <Box
          key={portal.id}
          sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
        >
          <FormControlLabel
            sx={{ flex: 1, minHeight: 44 }}
            control={
              <Checkbox checked={chosen.has(portal.id)} onChange={() => toggle(portal.id)} />
            }
            label={portal.name}
          />
          <PortalState deactivated={portal.deactivated} />
        </Box>
      ))}
      <Button
        variant="contained"
        sx={{ mt: 2 }}
        disabled={changed === undefined || isPending}
        onClick={() => mutate()}
      >
        {translate('ra.action.save')}
      </Button>
    </Box>
  );
}
