import type { LicenseInFull } from '@foyer/contracts/settings';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import { formatExactMoment } from '#i18n/format.js';
import { Fact } from '#layout/Fact.js';
import { errorText } from '#layout/errorText.js';
import { ChangesList } from '../history/ChangesList.js';
import { useSaveSetting } from '../useAppSetting.js';
import type { TabProps } from './tabProps.js';

const TONES: Readonly<Record<LicenseInFull['state'], AlertColor>> = {
  unrestricted: 'success',
  valid: 'success',
  missing: 'info',
  expired: 'warning',
  invalid: 'error',
};

/** The state of the licence: its holder, and its end. */
export function LicenceTab({ setting: { license } }: TabProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { state, holder, validUntil } = license;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Alert severity={TONES[state]} sx={{ mb: 2 }}>
        <strong>{translate(`settings.licence.state.${state}`)}</strong>{' '}
        {translate(`settings.licence.means.${state}`)}
      </Alert>
      {holder !== null && (
        <Box sx={{ display: 'flex', gap: 4, flexWrap: 'wrap', mb: 2 }}>
          <Fact label={translate('settings.licence.holder')}>{holder}</Fact>
          <Fact label={translate('settings.licence.validUntil')}>
            {validUntil === null
              ? translate('settings.licence.endless')
              : formatExactMoment(validUntil, locale)}
          </Fact>
        </Box>
      )}
      {state !== 'unrestricted' && <NewLicence />}
      <ChangesList group="license" />
    </Box>
  );
}

/** Takes a licence as it was sent by who issued it. */
function NewLicence() {
  const translate = useTranslate();
  const [token, setToken] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useSaveSetting('license');
  const isBlank = token.trim() === '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBlank) return;
    mutate({ value: { token: token.trim() } }, { onSuccess: () => setToken('') });
  };
  const problem = tried && isBlank ? translate('rule.BLANK') : errorText(error);
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ mt: 2 }}>
      <TextField
        label={translate('settings.licence.token')}
        value={token}
        onChange={({ target }) => setToken(target.value)}
        multiline
        minRows={3}
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem ?? translate('settings.licence.tokenHint')}
        slotProps={{ htmlInput: { maxLength: 4000, spellCheck: false } }}
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ mt: 1 }}>
        {translate('settings.licence.take')}
      </Button>
    </Box>
  );
}
