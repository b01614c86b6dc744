import type { FieldDifference } from '@foyer/contracts/audit';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

const said = (value: unknown): string => {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The differences between two moments, field by field. */
export function Differences({ differences }: { differences: readonly FieldDifference[] }) {
  const translate = useTranslate();
  if (differences.length === 0) {
    return <Typography sx={{ my: 2 }}>{translate('audit.same')}</Typography>;
  }
  return (
    <TableContainer
      role="group"
      tabIndex={0}
      aria-label={translate('audit.differences')}
      sx={{
        my: 2,
        // On a phone a time or an id breaks rather than what is new leaves the screen.
        '& td': { overflowWrap: 'anywhere' },
        '& .MuiTableCell-root': { px: { xs: 1, sm: 2 } },
      }}
    >
      <Table size="small" aria-label={translate('audit.differences')}>
        <TableHead>
          <TableRow>
            {(['name', 'before', 'after'] as const).map((column) => (
              <TableCell key={column}>{translate(`audit.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ path, before, after }) => (
            <TableRow key={path} data-field={path}>
              <TableCell component="th" scope="row">
                {path}
              </TableCell>
              <TableCell>{said(before)}</TableCell>
              <TableCell sx={{ fontWeight: 600 }}>{said(after)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
