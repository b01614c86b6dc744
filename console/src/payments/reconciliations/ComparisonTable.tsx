import type { Reconciliation } from '@foyer/contracts/payments';
import DifferentIcon from '@mui/icons-material/ReportProblemOutlined';
import SameIcon from '@mui/icons-material/CheckCircleOutlined';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';

import { StateChip } from '#theme/StateChip.js';
import { formatAmount } from '../transactions/amount.js';
import { comparedTotals, type ComparedTotal, type Side } from './comparison.js';

const SIDES = ['terminal', 'ledger', 'receipts'] as const;

/** Terminal, ledger and receipts side by side, by card circuit and currency. */
export function ComparisonTable() {
  const closing = useRecordContext<Reconciliation & { id: string }>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (closing === undefined) return null;
  const rows = comparedTotals(closing);
  const none = closing.comparedAt === null ? 'notCompared' : 'noPayments';
  const hint = rows.length === 0 ? none : 'comparisonHint';
  const text = (side: Side, { currency }: ComparedTotal) =>
    side === null ? '–' : `${formatAmount(side.amount, currency, locale)} (${side.number})`;
  return (
    <section aria-labelledby="comparison">
      <Typography variant="h6" component="h2" id="comparison" gutterBottom>
        {translate('reconciliation.comparison')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`reconciliation.${hint}`)}
      </Typography>
      {rows.length > 0 && (
        <TableContainer role="group" tabIndex={0} aria-labelledby="comparison">
          <Table size="small" aria-labelledby="comparison">
            <TableHead>
              <TableRow>
                {['circuit', 'currency'].map((name) => (
                  <TableCell key={name}>{translate(`reconciliation.column.${name}`)}</TableCell>
                ))}
                {SIDES.map((name) => (
                  <TableCell key={name} align="right">
                    {translate(`reconciliation.column.${name}`)}
                  </TableCell>
                ))}
                <TableCell>{translate('reconciliation.column.result')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={`${row.currency} ${row.cardCircuit}`}>
                  <TableCell component="th" scope="row">
                    {row.cardCircuit}
                  </TableCell>
                  <TableCell>{row.currency}</TableCell>
                  {SIDES.map((name) => (
                    <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {text(row[name], row)}
                    </TableCell>
                  ))}
                  <TableCell>
                    <Agreement agree={row.agree} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </section>
  );
}

function Agreement({ agree }: { agree: boolean }) {
  const translate = useTranslate();
  return agree ? (
    <StateChip tone="live" icon={<SameIcon />} label={translate('reconciliation.same')} />
  ) : (
    <StateChip
      tone="danger"
      icon={<DifferentIcon />}
      label={translate('reconciliation.different')}
    />
  );
}
