import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

import { formatDuration } from '#i18n/duration.js';
import type { Board } from './boardOf.js';

/** The lines one by one, first those in which a visitor has waited longest. */
export function PortalRows({ portals }: Pick<Board, 'portals'>) {
  const translate = useTranslate();
  const id = useId();
  const label = (name: string) => translate(`wallboard.${name}`);
  const sorted = portals.toSorted((a, b) => (b.longestMs ?? -1) - (a.longestMs ?? -1));
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" id={id} sx={{ color: 'text.secondary' }}>
        {label('portals')}
      </Typography>
      <TableContainer
        role="group"
        tabIndex={0}
        aria-labelledby={id}
        sx={{ '& td, & th': { fontSize: { xs: 16, sm: 20 }, px: { xs: 1, sm: 2 } } }}
      >
        <Table aria-labelledby={id}>
          <TableHead>
            <TableRow>
              <TableCell>{label('portal')}</TableCell>
              <TableCell align="right">{label('waiting')}</TableCell>
              <TableCell align="right">{label('longestWait')}</TableCell>
              <TableCell align="right">{label('free')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.map(({ queueId, name, open, waiting, longestMs, free }) => (
              <TableRow key={queueId}>
                <TableCell>{open ? name : `${name} (${label('closed')})`}</TableCell>
                <TableCell align="right">{waiting}</TableCell>
                <TableCell align="right">{formatDuration(longestMs)}</TableCell>
                <TableCell align="right">{free}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
