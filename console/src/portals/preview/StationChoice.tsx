import { CONTENT_SLOTS, type ContentSlot } from '@foyer/contracts/portals';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

/** Chooses the step of a visitor's way to preview. */
export function StationChoice(props: {
  station: ContentSlot;
  onChoice: (station: ContentSlot) => void;
}) {
  const { station, onChoice } = props;
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate('portal.previewStation')}
      value={station}
      onChange={({ target }) => onChoice(target.value as ContentSlot)}
      sx={{
        display: 'block',
        width: 300,
        maxWidth: '100%',
        mb: 2,
        mt: 1,
        '& > *': { width: '100%' },
      }}
    >
      {CONTENT_SLOTS.map((slot) => (
        <MenuItem key={slot} value={slot}>
          {translate(`portal.station.${slot}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
