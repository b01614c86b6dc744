import type { LdapSync } from '@foyer/contracts/identity';
import DiscardedIcon from '@mui/icons-material/BlockOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { formatMoment } from '#i18n/format.js';

const COUNTS = [
  'created',
  'linked',
  'updated',
  'activated',
  'deactivated',
  'demoted',
  'promoted',
  'skipped',
] as const;

/** The result of one synchronisation: in a line, and person by person. */
export function SyncReport({ sync, open }: { sync: LdapSync; open: boolean }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const counted = COUNTS.filter((name) => sync[name] > 0).map((name) =>
    translate(`userSources.sync.count.${name}`, { smart_count: sync[name] }),
  );
  const done = counted.length > 0 ? counted.join(', ') : translate('userSources.sync.same');
  const isDiscarded = sync.status === 'discarded';
  const summary =
    sync.failureText ?? (isDiscarded ? translate('userSources.held.discarded') : done);
  const when = formatMoment(sync.requestedAt, locale);
  // Of what was discarded nothing was done.
  const named = isDiscarded ? 0 : sync.changes.length;
  const all = COUNTS.reduce((sum, name) => sum + sync[name], 0);
  return (
    <Box
      component="details"
      open={open && named > 0}
      sx={{ mt: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Box
        component="summary"
        sx={{ display: 'flex', alignItems: 'center', p: 2, cursor: 'pointer', borderRadius: 2 }}
      >
        {isDiscarded ? (
          <DiscardedIcon color="disabled" sx={{ mr: 1.5 }} />
        ) : sync.status === 'done' ? (
          <DoneIcon color="success" sx={{ mr: 1.5 }} />
        ) : (
          <FailedIcon color="error" sx={{ mr: 1.5 }} />
        )}
        <div>
          <Typography variant="body2">{summary}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {when} · {translate(`userSources.sync.reason.${sync.reason}`)} ·{' '}
            {translate('userSources.sync.found', { smart_count: sync.found })}
          </Typography>
        </div>
      </Box>
      {named > 0 && (
        <Box
          role="group"
          tabIndex={0}
          aria-label={summary}
          sx={{ overflowX: 'auto', px: 2, pb: 2 }}
        >
          <Table size="small">
            <TableBody>
              {sync.changes.map(({ memberId, name, change, msg }, row) => (
                <TableRow key={`${memberId ?? ''} ${row.toString()}`}>
                  <TableCell>
                    {memberId !== null && name !== null ? (
                      <Link component={RouterLink} to={`/members/${memberId}`}>
                        {name}
                      </Link>
                    ) : (
                      translate('userSources.sync.unnamed')
                    )}
                  </TableCell>
                  <TableCell>{translate(`userSources.sync.change.${change}`)}</TableCell>
                  <TableCell>{msg}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          {all > named && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {translate('userSources.sync.more', { smart_count: all - named })}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
