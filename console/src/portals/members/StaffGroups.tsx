import type { Group } from '@foyer/contracts/identity';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** The groups that answer at the portal as a whole; nothing where there are none. */
export function StaffGroups({ groups }: { groups: readonly Group[] }) {
  const translate = useTranslate();
  if (groups.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {translate('portal.staff.groups')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groups.map(({ id, name, memberIds }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}
          >
            <Link component={RouterLink} to={`/groups/${id}`} sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('group.count', { smart_count: memberIds.length })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
