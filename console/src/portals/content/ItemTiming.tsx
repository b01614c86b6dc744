import { CONTENT_DURATIONS, ContentAnimation } from '@foyer/contracts/portals';
import Box from '@mui/material/Box';
import { required, SelectInput, useTranslate } from 'react-admin';

/** How long a piece of content is shown, and how it comes. */
export function ItemTiming({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <SelectInput
        source={`${source}.duration`}
        label="portal.content.duration"
        validate={required()}
        choices={CONTENT_DURATIONS.map((id) => ({
          id,
          name:
            id === 0
              ? 'portal.content.untilNext'
              : translate('portal.content.seconds', { smart_count: id }),
        }))}
        helperText={false}
      />
      <SelectInput
        source={`${source}.animation`}
        label="portal.content.animation"
        validate={required()}
        choices={ContentAnimation.options.map((id) => ({ id, name: `portal.animation.${id}` }))}
        helperText={false}
      />
    </Box>
  );
}
