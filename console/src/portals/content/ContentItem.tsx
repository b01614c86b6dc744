import { CONTENT_DURATIONS, ContentAnimation } from '@foyer/contracts/portals';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { maxLength, required, SelectInput, TextInput, useTranslate } from 'react-admin';

import { MediaInput } from './MediaInput.js';

/** One piece of content: its words, its pictures, how long and how it is shown. */
export function ContentItem(props: {
  source: string;
  title: string;
  onUp?: () => void;
  onDown?: () => void;
  onRemove: () => void;
}) {
  const { source, title, onUp, onDown, onRemove } = props;
  const translate = useTranslate();
  const named = (action: string) => `${translate(`portal.content.${action}`)}: ${title}`;
  return (
    <Box role="group" aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="subtitle2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={named('up')} disabled={onUp === undefined} onClick={onUp}>
          <UpIcon />
        </IconButton>
        <IconButton aria-label={named('down')} disabled={onDown === undefined} onClick={onDown}>
          <DownIcon />
        </IconButton>
        <IconButton aria-label={named('remove')} onClick={onRemove}>
          <RemoveIcon />
        </IconButton>
      </Box>
      <TextInput
        source={`${source}.message.text`}
        label="portal.content.text"
        multiline
        minRows={2}
        validate={maxLength(5000)}
        helperText={false}
      />
      <MediaInput source={`${source}.media.landscape`} orientation="landscape" />
      <MediaInput source={`${source}.media.portrait`} orientation="portrait" />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <SelectInput
          source={`${source}.duration`}
          label="portal.content.duration"
          validate={required()}
          choices={CONTENT_DURATIONS.map((id) => ({
            id,
            name: translate('portal.content.seconds', { smart_count: id }),
          }))}
          helperText={false}
        />
        <SelectInput
          source={`${source}.animation`}
          label="portal.content.animation"
          validate={required()}
          choices={ContentAnimation.options.map((id) => ({
            id,
            name: `portal.animation.${id}`,
          }))}
          helperText={false}
        />
      </Box>
    </Box>
  );
}
