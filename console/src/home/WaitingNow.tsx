import type { CallRecord } from '@foyer/contracts/calls';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { partnerOf, sourceOf } from '../calls/callNames.js';
import { RelativeTime } from '../layout/RelativeTime.js';
import { callsPath } from './callsPath.js';
import { HomeSection } from './HomeSection.js';
import { LIVE } from './live.js';

const SHOWN = 10;

/** The visitors who wait at any portal, the oldest first. */
export function WaitingNow() {
  const translate = useTranslate();
  const list = useGetList<CallRecord & { id: string }>(
    'calls',
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'rangAt', order: 'ASC' },
      filter: { state: 'waiting' },
    },
    LIVE,
  );
  const { data = [], total = 0 } = list;
  return (
    <HomeSection title="home.waiting.title" loaded={list}>
      {data.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('home.waiting.none')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((call) => (
          <Box
            component="li"
            key={call.id}
            sx={{ display: 'flex', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={`/calls/${call.id}/show`}
                color="inherit"
                underline="hover"
                sx={{ fontWeight: 600 }}
              >
                {partnerOf(call, translate)}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {sourceOf(call, translate)}
              </Typography>
            </Box>
            <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              <RelativeTime at={call.rangAt} />
            </Box>
          </Box>
        ))}
      </Box>
      {total > data.length && (
        <Link component={RouterLink} to={callsPath({ state: 'waiting' })}>
          {translate('home.waiting.all', { smart_count: total })}
        </Link>
      )}
    </HomeSection>
  );
}
