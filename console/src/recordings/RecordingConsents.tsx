import type { AdminRecording } from '@foyer/contracts/recordings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';

import { formatExactMoment } from '../i18n/format.js';

/** The people who were asked, their answers with times, and the recorded ones. */
export function RecordingConsents({ consents }: Pick<AdminRecording, 'consents'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {translate('recording.consents')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }} data-testid="recording-consents">
        {consents.map(({ joinerId, name, consent, at, isRecorded }) => (
          <li key={joinerId}>
            {name ?? translate('call.anonymous')}: {translate(`recording.consent.${consent}`)} ·{' '}
            {formatExactMoment(at, locale)}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {translate(isRecorded ? 'recording.isIn' : 'recording.isNotIn')}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}
