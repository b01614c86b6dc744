import type { PolicyRow } from '@foyer/contracts/settings';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface PolicyTableProps {
  readonly title: string;
  readonly roles: readonly string[];
  /** The path of the roles' names in the texts. */
  readonly roleTexts: string;
  readonly rows: readonly PolicyRow[];
  /** Part of an action, as it is named or as it is recorded. */
  readonly search: string;
}

/** One policy table: what may be done, and by which role. */
export function PolicyTable({ title, roles, roleTexts, rows, search }: PolicyTableProps) {
  const translate = useTranslate();
  const id = useId();
  // Dots part the names of texts.
  const nameOf = (action: string) =>
    translate(`settings.action.${action.replaceAll('.', '_')}`, { _: action });
  const wanted = search.trim().toLowerCase();
  const shown = rows.filter(({ action }) =>
    `${action} ${nameOf(action)}`.toLowerCase().includes(wanted),
  );
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="h6" component="h3">
        {title}
      </Typography>
      {shown.length === 0 ? (
        <Typography role="status" sx={{ color: 'text.secondary', mt: 1 }}>
          {translate('settings.roles.none')}
        </Typography>
      ) : (
        <TableContainer tabIndex={0} aria-labelledby={id} role="region">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('settings.roles.action')}</TableCell>
                {roles.map((role) => (
                  <TableCell key={role} align="center">
                    {translate(`${roleTexts}.${role}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map(({ action, roles: allowed }) => (
                <TableRow key={action} hover>
                  <TableCell component="th" scope="row">
                    {nameOf(action)}
                    <Typography
                      variant="caption"
                      component="code"
                      sx={{ display: 'block', color: 'text.secondary' }}
                    >
                      {action}
                    </Typography>
                  </TableCell>
                  {roles.map((role) => (
                    <TableCell key={role} align="center">
                      {allowed.includes(role) ? (
                        <CheckIcon
                          color="success"
                          fontSize="small"
                          titleAccess={translate('settings.roles.allowed')}
                        />
                      ) : (
                        <span aria-label={translate('settings.roles.refused')}>–</span>
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Box>
  );
}
