import { portalSettingRoutes, type Portal } from '@foyer/contracts/portals';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  CheckboxGroupInput,
  SaveButton,
  useGetList,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import { FailureAlert } from '#layout/FailureAlert.js';
import { PortalState } from '#layout/PortalState.js';
import { changedFields } from '#layout/saving/changedFields.js';
import { FormGuard } from '#layout/saving/FormGuard.js';
import { RevisedForm } from '#layout/saving/RevisedForm.js';
import { useRevisedForm } from '#layout/saving/useRevisedForm.js';
import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';

type PortalRecord = Portal & { id: string };
interface Belonging {
  readonly queueIds: readonly string[];
}

const belongs = (portal: Portal, memberId: string) =>
  portal.members.some((member) => member.memberId === memberId);

/** At which portals a member answers. */
export function MemberPortals({ memberId }: { memberId: string }) {
  const translate = useTranslate();
  const { data, isError, refetch } = useGetList<PortalRecord>('portals', {
    pagination: { page: 1, perPage: LIST_LIMIT_MAX },
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <Box sx={{ p: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('member.portals.hint')}
      </Typography>
      {isError && <FailureAlert text={translate('failure.FETCH_QUEUES')} retry={refetch} />}
      {data === undefined && !isError && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <Typography>{translate('portal.empty')}</Typography>}
      {data !== undefined && data.length > 0 && <Choice memberId={memberId} portals={data} />}
    </Box>
  );
}

function Choice(props: { memberId: string; portals: readonly PortalRecord[] }) {
  const { memberId, portals } = props;
  const notification = useNotification();
  const queries = useQueryClient();
  const record = useMemo(
    () => ({ queueIds: portals.filter((one) => belongs(one, memberId)).map(({ id }) => id) }),
    [portals, memberId],
  );
  const { base, save, editing } = useRevisedForm<Belonging>({
    record,
    changesOf: (form, began) => changedFields(form, began as unknown as typeof form),
    // A portal that was not touched here stays as others left it, so changes do not conflict.
    send: async (changes, { queueIds: seenQueueIds }) => {
      const queueIds = (changes as Partial<Belonging>).queueIds ?? seenQueueIds;
      const body = { memberId, queueIds: [...queueIds], seenQueueIds: [...seenQueueIds] };
      await api.call(portalSettingRoutes.setMemberPortals, { body });
      await queries.invalidateQueries({ queryKey: ['portals'] });
      notification.done('QUEUE_SETTINGS_UPDATED');
    },
    read: async () => record,
    failed: 'QUEUE_UPDATE',
  });
  if (base === undefined) return null;
  return (
    <RevisedForm record={base} save={save} editing={editing} path={`/members/${memberId}/portals`}>
      <CheckboxGroupInput
        source="queueIds"
        label={false}
        helperText={false}
        row={false}
        choices={[...portals]}
        optionText={<PortalName />}
      />
      <FormGuard choices="" />
      <SaveButton />
    </RevisedForm>
  );
}

function PortalName() {
  const portal = useRecordContext<PortalRecord>();
  if (portal === undefined) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      {portal.name}
      <PortalState deactivated={portal.deactivated} />
    </Box>
  );
}
