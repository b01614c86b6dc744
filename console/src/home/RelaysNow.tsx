import { callRoutes } from '@foyer/contracts/calls';
import UpIcon from '@mui/icons-material/CheckCircleOutlined';
import DownIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { api } from '../providers/api.js';
import { StateChip } from '../theme/StateChip.js';
import { HomeSection } from './HomeSection.js';
import { LIVE } from './live.js';

/** How the media relays do: nothing where there is one that is up, or none. */
export function RelaysNow() {
  const translate = useTranslate();
  const asked = useQuery({
    queryKey: ['media-relays'],
    queryFn: () => api.call(callRoutes.listMediaRelays, {}),
    ...LIVE,
  });
  const relays = asked.data ?? [];
  if (relays.length < 2 && relays.every(({ up }) => up)) return null;
  return (
    <HomeSection title="home.relays.title" loaded={{ ...asked, error: null }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {relays.map(({ name, up, calls }) => (
          <Box
            component="li"
            key={name}
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 },
              ...{ minHeight: 56, py: 1, borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: '1 1 72px', minWidth: 0, fontWeight: 600 }}>{name}</Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('home.relays.calls', { smart_count: calls })}
            </Typography>
            <StateChip
              label={translate(up ? 'home.relays.up' : 'home.relays.down')}
              tone={up ? 'live' : 'danger'}
              icon={up ? <UpIcon /> : <DownIcon />}
            />
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}
