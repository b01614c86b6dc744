import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

/** One of several, which has to be chosen. */
export function Choice(props: {
  label: string;
  choices: ReadonlyMap<string, string>;
  chosen: string;
  problem: string | undefined;
  onChoose: (chosen: string) => void;
}) {
  return (
    <TextField
      select
      required
      label={props.label}
      value={props.choices.has(props.chosen) ? props.chosen : ''}
      onChange={({ target }) => props.onChoose(target.value)}
      error={props.problem !== undefined}
      helperText={props.problem ?? ' '}
      sx={{ mb: 1 }}
    >
      {[...props.choices].map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
