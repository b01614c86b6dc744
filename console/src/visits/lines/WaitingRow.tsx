import RingIcon from '@mui/icons-material/NotificationsActiveOutlined';
import AwayIcon from '@mui/icons-material/WifiOffOutlined';
import NoMicrophoneIcon from '@mui/icons-material/MicOffOutlined';
import NoCameraIcon from '@mui/icons-material/VideocamOffOutlined';
import KeptIcon from '@mui/icons-material/BookmarkBorderOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { RelativeTime } from '#layout/RelativeTime.js';
import { StateChip } from '#theme/StateChip.js';
import type { LineChange } from './lineChange.js';
import type { WaitingVisitor } from './waitingVisitor.js';

/** A waiting visitor: the time waited, the expected wait, and the present action of the line. */
export function WaitingRow({
  visitor,
  length,
  leadsOn,
  onChange,
}: {
  visitor: WaitingVisitor;
  /** How many wait in the line. */
  length: number;
  leadsOn: boolean;
  onChange: (kind: LineChange['kind']) => void;
}) {
  const { clientId, visitorName, position, waitingSince, estimatedWaitSeconds, offer } = visitor;
  const translate = useTranslate();
  const name = visitorName ?? translate('call.anonymous');
  const estimate =
    estimatedWaitSeconds === null
      ? translate('lines.noEstimate')
      : translate('lines.estimate', {
          smart_count: Math.max(1, Math.round(estimatedWaitSeconds / 60)),
        });
  const isHere = offer === null && !visitor.kept && !visitor.away;
  const actions: LineChange['kind'][] = [
    ...(position > 1 ? (['serveNext'] as const) : []),
    ...(length > 1 ? (['move'] as const) : []),
    ...(leadsOn && isHere ? (['transfer'] as const) : []),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        minHeight: 56,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        component="span"
        aria-label={translate('lines.place', { position })}
        sx={{ width: 28, fontVariantNumeric: 'tabular-nums', fontSize: 20 }}
      >
        {position}
      </Typography>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/calls/${clientId}/show`}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 600 }}
        >
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('lines.since')} <RelativeTime at={waitingSince} /> · {estimate}
        </Typography>
      </Box>
      {offer && (
        <StateChip
          tone="live"
          icon={<RingIcon />}
          label={translate('lines.rings', { name: offer.agentName ?? '–' })}
        />
      )}
      {visitor.missing.map((device) => (
        <StateChip
          key={device}
          tone="quiet"
          icon={device === 'camera' ? <NoCameraIcon /> : <NoMicrophoneIcon />}
          label={translate(`lines.without.${device}`)}
        />
      ))}
      {visitor.kept ? (
        <StateChip tone="quiet" icon={<KeptIcon />} label={translate('lines.kept')} />
      ) : (
        visitor.away && (
          <StateChip tone="waiting" icon={<AwayIcon />} label={translate('lines.away')} />
        )
      )}
      {actions.map((kind) => (
        <Button
          key={kind}
          size="small"
          aria-label={translate(`lines.${kind}Name`, { name })}
          onClick={() => onChange(kind)}
          sx={{ minHeight: 44 }}
        >
          {translate(`lines.${kind}`)}
        </Button>
      ))}
    </Box>
  );
}
