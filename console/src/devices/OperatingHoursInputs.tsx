import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ArrayInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
  type TextInputProps,
} from 'react-admin';
import { useWatch } from 'react-hook-form';

import { isAllDay, meantEnd, shownEnd, type Span } from '../portals/availability/draft.js';

const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
// Browsers name places alone; many machines have UTC.
const ZONES = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((id) => ({
  id,
  name: id,
}));

/**
 * When a kiosk is lit and takes calls, by the clock of its place; a day without hours is closed.
 */
export function OperatingHoursInputs() {
  const translate = useTranslate();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, width: '100%' }}>
      <Typography component="legend" variant="subtitle2">
        {translate('device.hours.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('device.hours.hint')}
      </Typography>
      <SelectInput
        source="operatingHours.timeZone"
        validate={required()}
        choices={ZONES}
        translateChoice={false}
        helperText={false}
      />
      {DAYS.map((day) => (
        <Box
          key={day}
          role="group"
          aria-label={translate(`device.day.${day}`)}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '120px 1fr' },
            // On a day in words, times and their buttons stand below these.
            '& > :last-child': { gridColumn: { sm: 2 } },
            alignItems: 'start',
            borderBottom: 1,
            borderColor: 'divider',
            py: 1,
            // Also without a pointer that could hover over it.
            '&& .RaSimpleFormIterator-action': { visibility: 'visible' },
            '&& .RaSimpleFormIterator-inline': { flexDirection: 'row', columnGap: 1 },
            '&& .RaSimpleFormIterator-line': { display: 'flex' },
          }}
        >
          <Typography sx={{ pt: { sm: 1.25 } }}>{translate(`device.day.${day}`)}</Typography>
          <DayInWords day={day} />
          <ArrayInput source={`operatingHours.week.${day}`} label={false} helperText={false}>
            <SimpleFormIterator inline disableReordering disableClear>
              <TimeInput source="start" day={day} edge="from" />
              <TimeInput source="end" day={day} edge="to" format={endShown} parse={endMeant} />
            </SimpleFormIterator>
          </ArrayInput>
        </Box>
      ))}
    </Box>
  );
}

/** The hours of a day where times alone would not say it, in the words of a portal's hours. */
function DayInWords({ day }: { readonly day: (typeof DAYS)[number] }) {
  const translate = useTranslate();
  const spans =
    useWatch<Record<string, readonly Span[] | undefined>>({
      name: `operatingHours.week.${day}`,
    }) ?? [];
  if (spans.length > 0 && !isAllDay(spans)) return null;
  return (
    <Typography sx={{ pt: { sm: 1.25 }, color: 'text.secondary' }}>
      {translate(`portal.availability.${spans.length === 0 ? 'closedAllDay' : 'allDay'}`)}
    </Typography>
  );
}

/** No input of time can show the midnight at which a day ends as it is kept. */
const endShown = (end: unknown) => (typeof end === 'string' ? shownEnd(end) : '');
const endMeant = (end: unknown) => (typeof end === 'string' ? meantEnd(end) : '');

interface TimeInputProps extends Pick<TextInputProps, 'source' | 'format' | 'parse'> {
  readonly day: (typeof DAYS)[number];
  readonly edge: 'from' | 'to';
}

/**
 * A time of day; its label stands above, where the browser shows the form of a time itself. Its
 * spoken name also says the day.
 */
function TimeInput({ day, edge, ...props }: TimeInputProps) {
  const translate = useTranslate();
  const label = translate(`device.hours.${edge}`);
  return (
    <TextInput
      {...props}
      label={label}
      type="time"
      validate={required()}
      helperText={false}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': `${translate(`device.day.${day}`)}: ${label}` },
      }}
      sx={{ width: 132, '& input': { px: 1 } }}
    />
  );
}
