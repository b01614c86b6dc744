import { terminalReason, type Reconciliation } from '@foyer/contracts/payments';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { Fact } from '#layout/Fact.js';
import { formatExactMoment } from '#i18n/format.js';
import { DeviceLink } from '../transactions/DeviceLink.js';
import { ReconciliationState } from './ReconciliationState.js';

/** The facts of a closing, and the way to the payments that it counted. */
export function ReconciliationSummary() {
  const closing = useRecordContext<Reconciliation & { id: string }>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (closing === undefined) return null;
  const label = (name: string) => translate(`resources.reconciliations.fields.${name}`);
  const { trigger, startedByName, comparedAt, reason, transactionIds } = closing;
  const filter = encodeURIComponent(JSON.stringify({ reconciliationId: closing.id }));
  return (
    <>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('reconciliation.summary')}
      </Typography>
      <Box component="dl" sx={{ m: 0, maxWidth: 560 }}>
        <Fact label={label('status')}>
          <ReconciliationState status={closing.status} />
        </Fact>
        <Fact label={label('deviceName')}>
          <DeviceLink id={closing.deviceId} name={closing.deviceName} />
        </Fact>
        <Fact label={label('startedAt')}>{formatExactMoment(closing.startedAt, locale)}</Fact>
        <Fact label={label('startedByName')}>
          {trigger === 'schedule' ? translate('reconciliation.schedule') : (startedByName ?? '–')}
        </Fact>
        <Fact label={label('comparedAt')}>
          {comparedAt === null ? '–' : formatExactMoment(comparedAt, locale)}
        </Fact>
        {reason !== null && <Fact label={label('reason')}>{terminalReason(reason, locale)}</Fact>}
        <Fact label={label('transactionIds')}>
          {transactionIds.length === 0 ? (
            '0'
          ) : (
            <Link component={RouterLink} to={`/transactions?filter=${filter}`}>
              {translate('reconciliation.payments', { smart_count: transactionIds.length })}
            </Link>
          )}
        </Fact>
      </Box>
    </>
  );
}
