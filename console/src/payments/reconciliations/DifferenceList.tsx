import type { Reconciliation } from '@foyer/contracts/payments';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';

import { DifferenceItem } from './DifferenceItem.js';

/** The differences between terminal, ledger and receipts; open ones come first. */
export function DifferenceList() {
  const closing = useRecordContext<Reconciliation & { id: string }>();
  const translate = useTranslate();
  if (closing === undefined || closing.differences.length === 0) return null;
  const open = closing.differences.filter(({ settled }) => settled === null);
  const settled = closing.differences.filter((one) => one.settled !== null);
  return (
    <Card component="section" aria-labelledby="differences" sx={{ p: 3, mt: 2 }}>
      <Typography variant="h6" component="h2" id="differences" gutterBottom>
        {translate('reconciliation.differences', { smart_count: open.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...open, ...settled].map((difference) => (
          <DifferenceItem
            key={difference.differenceId}
            reconciliationId={closing.id}
            difference={difference}
          />
        ))}
      </Box>
    </Card>
  );
}
