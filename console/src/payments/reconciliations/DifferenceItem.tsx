import { permits, type MemberRole } from '@foyer/contracts/identity';
import type { Difference } from '@foyer/contracts/payments';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { formatExactMoment } from '#i18n/format.js';
import { formatAmount } from '../transactions/amount.js';
import { SettleDifference } from './SettleDifference.js';

/** One difference: what it is, what it concerns, and how it was settled or can be. */
export function DifferenceItem(props: { reconciliationId: string; difference: Difference }) {
  const { reconciliationId, difference } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { permissions: role } = usePermissions<MemberRole>();
  const [asking, setAsking] = useState(false);
  const { kind, transactionId, callId, STAN, cardCircuit, currency, settled } = difference;
  const amount = (minor: number | null) => formatAmount(minor, currency, locale);
  const facts = [
    cardCircuit,
    STAN === null ? null : `STAN ${STAN}`,
    translate('reconciliation.amounts', {
      expected: amount(difference.expected),
      found: amount(difference.found),
    }),
  ].filter((fact) => fact !== null);
  const maySettle = settled === null && role !== undefined && permits('payments.manage', role);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 280px' }}>
        <Box sx={{ fontWeight: 600 }}>{translate(`reconciliation.kind.${kind}`)}</Box>
        <Box sx={{ color: 'text.secondary' }}>{facts.join(' · ')}</Box>
        {settled !== null && (
          <Box>
            {translate('reconciliation.settledBy', {
              name: settled.byName ?? '–',
              time: formatExactMoment(settled.at, locale),
              reason: settled.reason ?? '–',
            })}
          </Box>
        )}
      </Box>
      {transactionId !== null && (
        <Link component={RouterLink} to={`/transactions/${transactionId}/show`}>
          {translate('reconciliation.toPayment')}
        </Link>
      )}
      {callId !== null && (
        <Link component={RouterLink} to={`/calls/${callId}/show`}>
          {translate('payment.toCall')}
        </Link>
      )}
      {maySettle && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {translate('reconciliation.settle.action')}
        </Button>
      )}
      {asking && (
        <SettleDifference
          reconciliationId={reconciliationId}
          differenceId={difference.differenceId}
          title={translate(`reconciliation.kind.${kind}`)}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
