import type { AdminRecording } from '@foyer/contracts/recordings';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

import { formatDuration } from '../i18n/duration.js';

interface Marks extends Pick<AdminRecording, 'marks'> {
  /** Goes to a moment of the recording, in milliseconds from its beginning. */
  readonly onGo: (at: number) => void;
}

/** The marks of participants: a press plays the recording from there. */
export function RecordingMarks({ marks, onGo }: Marks) {
  const translate = useTranslate();
  if (marks.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h2" id="recording-marks" gutterBottom>
        {translate('recording.marks')}
      </Typography>
      <Box
        component="ol"
        aria-labelledby="recording-marks"
        data-testid="marks"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {marks.map(({ at, until }, index) => (
          <li key={`${index} ${at}`}>
            <Chip
              clickable
              variant="outlined"
              label={
                until !== null && until > at
                  ? translate('recording.markUntil', {
                      at: formatDuration(at),
                      until: formatDuration(until),
                    })
                  : formatDuration(at)
              }
              onClick={() => onGo(at)}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
