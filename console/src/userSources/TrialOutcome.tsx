import type { ProviderTrial } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

import { errorText } from '../layout/errorText.js';

/** What came of trying a source: in the server's words, and with how many people it found. */
export function TrialOutcome({ outcome }: { outcome: ProviderTrial | Error }) {
  const translate = useTranslate();
  if (outcome instanceof Error) {
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {errorText(outcome) ?? translate('layout.notSent')}
      </Alert>
    );
  }
  const { ok, msg, found } = outcome;
  return (
    <Alert severity={ok ? 'success' : 'error'} sx={{ mb: 2 }}>
      {msg} {found !== null && translate('userSources.found', { smart_count: found })}
    </Alert>
  );
}
