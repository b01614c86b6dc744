import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { QueueContentItem } from '@foyer/contracts/portals';
import { BooleanInput, maxLength, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { ItemHead, type ItemHeadProps } from './ItemHead.js';
import { ItemTiming } from './ItemTiming.js';
import { MediaInput } from './MediaInput.js';

/** True if visitors see any part of an item. */
function isShown({ message, media }: QueueContentItem): boolean {
  const says = message.enabled && ((message.text as string | null) ?? '').trim() !== '';
  return says || (media.enabled && (media.landscape ?? media.portrait) !== null);
}

/** One piece of content: its words, its pictures, how long and how it is shown. */
export function ContentItem({ source, ...head }: ItemHeadProps & { source: string }) {
  const translate = useTranslate();
  const item = useWatch({ name: source }) as QueueContentItem | undefined;
  if (item === undefined) return null;
  return (
    <Box role="group" aria-label={head.title}>
      <ItemHead {...head} />
      <BooleanInput
        source={`${source}.message.enabled`}
        label="portal.content.showText"
        helperText={false}
      />
      {/* Hidden input stays unchanged until it is wanted again. */}
      <Box hidden={!item.message.enabled}>
        <TextInput
          source={`${source}.message.text`}
          label="portal.content.text"
          multiline
          minRows={2}
          validate={maxLength(5000)}
          helperText={false}
        />
      </Box>
      <BooleanInput
        source={`${source}.media.enabled`}
        label="portal.content.showMedia"
        helperText={false}
      />
      <Box hidden={!item.media.enabled}>
        <MediaInput source={`${source}.media.landscape`} orientation="landscape" />
        <MediaInput source={`${source}.media.portrait`} orientation="portrait" />
      </Box>
      <ItemTiming source={source} />
      {!isShown(item) && (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate('portal.content.nothing')}
        </Typography>
      )}
    </Box>
  );
}
