import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';

const OUTCOMES = ['success', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How a payment or its reversal ended. */
export function OutcomeChoice(props: {
  request: 'payment' | 'reversal';
  value: Outcome | undefined;
  onChange: (outcome: Outcome) => void;
  missing: boolean;
}) {
  const translate = useTranslate();
  return (
    <FormControl error={props.missing} sx={{ mb: 2 }}>
      <FormLabel id="outcome-label">{translate('payment.settle.outcome')}</FormLabel>
      <RadioGroup
        aria-labelledby="outcome-label"
        aria-describedby={props.missing ? 'outcome-rule' : undefined}
        value={props.value ?? ''}
        onChange={({ target }) => props.onChange(target.value as Outcome)}
      >
        {OUTCOMES.map((outcome) => (
          <FormControlLabel
            key={outcome}
            value={outcome}
            control={<Radio />}
            label={translate(`payment.settle.${props.request}.${outcome}`)}
          />
        ))}
      </RadioGroup>
      {props.missing && (
        <FormHelperText id="outcome-rule">{translate('rule.BLANK')}</FormHelperText>
      )}
    </FormControl>
  );
}
