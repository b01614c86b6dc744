import type { ImportReport } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';

/**
 * The errors that keep a file from being imported, row by row, so that they can be fixed together.
 */
export function ImportProblems({ report }: { report: ImportReport }) {
  const translate = useTranslate();
  const badRows = new Set(report.problems.map(({ row }) => row)).size;
  return (
    <Box sx={{ mt: 3 }}>
      <Alert severity="error" sx={{ mb: 2 }}>
        {translate('member.import.refused', { smart_count: badRows, rows: report.rows })}
      </Alert>
      {/* The keyboard can scroll what does not fit. */}
      <Box tabIndex={0} sx={{ overflow: 'auto', maxHeight: 480 }}>
        <Table size="small" stickyHeader aria-label={translate('member.import.problems')}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{translate('member.import.row')}</TableCell>
              <TableCell>{translate('member.import.column')}</TableCell>
              <TableCell>{translate('member.import.problem')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {report.problems.map(({ row, field, code }) => (
              <TableRow key={`${row}-${field}-${code}`}>
                <TableCell align="right">{row}</TableCell>
                <TableCell>{field === '' ? '–' : field}</TableCell>
                <TableCell>{translate(`rule.${code}`, { _: code })}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
