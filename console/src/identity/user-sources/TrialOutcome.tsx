import type { ProviderTrial } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

import { errorText } from '#layout/errorText.js';
import { PlanPeople } from './PlanPeople.js';

/** The result of trying a source: in the server's words, with the number of people it found. */
export function TrialOutcome({ outcome }: { outcome: ProviderTrial | Error }) {
  const translate = useTranslate();
  if (outcome instanceof Error) {
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {errorText(outcome) ?? translate('layout.notSent')}
      </Alert>
    );
  }
  const { ok, code, msg, found, notes, plan } = outcome;
  // A source that could not be tried may still work: browsers reach more addresses than the server
  // does.
  const failed = code === 'SAML_NOT_CHECKED' ? 'warning' : 'error';
  return (
    <Alert severity={ok ? 'success' : failed} sx={{ mb: 2 }}>
      {msg} {found !== null && translate('userSources.found', { smart_count: found })}
      {plan !== null && <PlanPeople plan={plan} />}
      {notes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
