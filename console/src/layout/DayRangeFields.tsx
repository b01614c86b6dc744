import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

import { rangeProblem, type DayRange } from './dayRange.js';

const FIELDS = ['from', 'to'] as const;

/** The first and the last day of a report, with what is wrong with them. */
export function DayRangeFields({
  range,
  onChange,
}: {
  range: DayRange;
  onChange: (range: DayRange) => void;
}) {
  const translate = useTranslate();
  const problem = rangeProblem(range);
  return FIELDS.map((field) => {
    const isWrong = problem?.field === field;
    return (
      <TextField
        key={field}
        type="date"
        label={translate(`layout.range.${field}`)}
        value={range[field]}
        onChange={({ target }) => onChange({ ...range, [field]: target.value })}
        error={isWrong}
        helperText={isWrong ? translate(`rule.${problem.rule}`) : ' '}
        required
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: 240 }}
      />
    );
  });
}
