import {
  settingsRoutes,
  type AppSettingChange,
  type AppSettingGroup,
} from '@foyer/contracts/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { errorText } from '#layout/errorText.js';
import { FailureAlert } from '#layout/FailureAlert.js';
import { RelativeTime } from '#layout/RelativeTime.js';
import { api } from '#providers/api.js';
import { RevertAppearance } from './RevertAppearance.js';
import { useChangeInWords } from './useChangeInWords.js';

const PAGE = 5;

/** The changes of a group of settings with member and time, the newest first. */
export function ChangesList({ group }: { group: AppSettingGroup }) {
  const translate = useTranslate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['app-setting-changes', group],
      queryFn: ({ pageParam: page, signal }) =>
        api.call(settingsRoutes.listAppSettingChanges, {
          signal,
          query: { page, limit: PAGE, group },
        }),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasNextPage: more }) => (more ? page + 1 : undefined),
    },
  );
  const changes = data?.pages.flatMap(({ docs }) => docs);
  return (
    <Box component="section" aria-labelledby="changes-title" sx={{ mt: 5, maxWidth: 760 }}>
      <Typography id="changes-title" variant="h6" component="h3">
        {translate('settings.history.title')}
      </Typography>
      {error !== null && (
        <FailureAlert
          text={errorText(error) ?? translate('settings.history.failed')}
          retry={refetch}
        />
      )}
      {error === null && changes === undefined && <Skeleton variant="rounded" height={96} />}
      {changes?.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {translate('settings.history.none')}
        </Typography>
      )}
      <List disablePadding>
        {changes?.map((change, index) => (
          <Change key={change._id} change={change} isPresent={index === 0} />
        ))}
      </List>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {translate('settings.history.more')}
        </Button>
      )}
    </Box>
  );
}

function Change({ change, isPresent }: { change: AppSettingChange; isPresent: boolean }) {
  const translate = useTranslate();
  const inWords = useChangeInWords();
  const who = change.memberName ?? translate('settings.history.somebody');
  return (
    <ListItem
      disableGutters
      divider
      secondaryAction={
        change.group === 'appearance' && !isPresent && <RevertAppearance change={change} />
      }
      sx={{ pr: change.group === 'appearance' && !isPresent ? 18 : 0 }}
    >
      <ListItemText
        primary={inWords(change)}
        secondary={
          <>
            {who}, <RelativeTime at={change.at} />
          </>
        }
      />
    </ListItem>
  );
}
