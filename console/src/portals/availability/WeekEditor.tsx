import { ALWAYS_OPEN, STANDARD_HOURS } from '@foyer/contracts/portals';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

import { useAutocompleteTexts } from '../../i18n/useAutocompleteTexts.js';
import { DayHours } from './DayHours.js';
import { DAYS, type Draft } from './draft.js';

const ZONES: readonly string[] = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

interface WeekEditorProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** The hours of each day of the week, by the clock of the portal's time zone. */
export function WeekEditor({ draft, onChange }: WeekEditorProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const { availability, timezone } = draft;
  return (
    <Box component="section" aria-labelledby="portal-hours" sx={{ maxWidth: 720 }}>
      <Typography id="portal-hours" variant="subtitle1" component="h3">
        {translate('portal.availability.hours')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('portal.availability.hoursHint')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Autocomplete
          options={ZONES.includes(timezone) ? ZONES : [timezone, ...ZONES]}
          value={timezone}
          disableClearable
          {...texts}
          onChange={(_event, zone) => onChange({ timezone: zone })}
          sx={{ width: 280, maxWidth: '100%' }}
          renderInput={(params) => (
            <TextField {...params} size="small" label={translate('portal.availability.zone')} />
          )}
        />
        <Button onClick={() => onChange({ availability: STANDARD_HOURS })}>
          {translate('portal.availability.usual')}
        </Button>
        <Button onClick={() => onChange({ availability: ALWAYS_OPEN })}>
          {translate('portal.availability.always')}
        </Button>
      </Box>
      {DAYS.map((day) => (
        <DayHours
          key={day}
          day={day}
          availability={availability}
          onChange={(changed) => onChange({ availability: changed })}
        />
      ))}
    </Box>
  );
}
