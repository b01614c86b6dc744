import Link from '@mui/material/Link';
import { useCanAccess, useCreatePath, useResourceDefinition } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** The name of a device; leads to its page for those who may see it. */
export function DeviceLink({ id, name }: { id: string; name: string | null }) {
  const { hasEdit, hasShow } = useResourceDefinition({ resource: 'devices' });
  const createPath = useCreatePath();
  const type = hasEdit === true ? 'edit' : 'show';
  const { canAccess } = useCanAccess({ resource: 'devices', action: type });
  if ((hasEdit !== true && hasShow !== true) || canAccess !== true) return <>{name ?? '–'}</>;
  return (
    <Link component={RouterLink} to={createPath({ resource: 'devices', type, id })}>
      {name ?? id}
    </Link>
  );
}
