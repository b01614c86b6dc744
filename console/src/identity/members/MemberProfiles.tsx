import { memberRoutes, type ShownUserProfile } from '@foyer/contracts/identity';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { FailureAlert } from '#layout/FailureAlert.js';
import { api } from '#providers/api.js';
import { ProfileDialog } from './ProfileDialog.js';

const described = ({ firstName, lastName, companyRole, company }: ShownUserProfile) =>
  [`${firstName} ${lastName}`, companyRole, company].filter((part) => part !== '').join(' · ');

/** Other names and roles under which a member answers. */
export function MemberProfiles({ memberId }: { memberId: string }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<ShownUserProfile | 'new'>();
  const { data, error, refetch } = useQuery({
    queryKey: ['members', 'profiles', memberId],
    queryFn: ({ signal }) =>
      api.call(memberRoutes.getMemberProfiles, { query: { userId: memberId }, signal }),
  });
  return (
    <Box sx={{ p: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('member.profiles.hint')}
      </Typography>
      {error !== null && (
        <FailureAlert text={translate('failure.FETCH_PROFILES')} retry={refetch} />
      )}
      {data === undefined && error === null && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && <Typography>{translate('member.profiles.empty')}</Typography>}
      <List disablePadding>
        {data?.map((profile) => (
          <ListItemButton key={profile._id} divider onClick={() => setOpen(profile)}>
            <ListItemText primary={profile.profileName} secondary={described(profile)} />
          </ListItemButton>
        ))}
      </List>
      <Button startIcon={<AddIcon />} sx={{ mt: 2 }} onClick={() => setOpen('new')}>
        {translate('member.profiles.add')}
      </Button>
      {open !== undefined && (
        <ProfileDialog
          memberId={memberId}
          profile={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onSaved={refetch}
        />
      )}
    </Box>
  );
}
