import type { CallRecord, QualitySpan } from '@foyer/contracts/calls';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';

import { regional } from '../i18n/format.js';
import { nameIn } from '../record/sentenceOf.js';
import { causesOf, qualityOf, type StreamStory } from './qualityOf.js';
import { Sparkline } from './Sparkline.js';
import { useTimeline } from './useTimeline.js';

const FIGURES = [
  'roundTripMs',
  'lossPercent',
  'jitterMs',
  'kbps',
] as const satisfies readonly (keyof QualitySpan)[];

/**
 * How sound and picture did in a call: a line for each figure of each stream, and what was in the
 * way.
 */
export function CallQuality() {
  const call = useRecordContext<CallRecord & { id: string }>();
  const translate = useTranslate();
  const { data } = useTimeline(call?.id);
  const stories = qualityOf(data ?? []);
  if (stories.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="call-quality" sx={{ p: 3, mt: 2 }}>
      <Typography variant="h6" component="h2" id="call-quality">
        {translate('call.quality.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate('call.quality.hint')}
      </Typography>
      {stories.map((story) => (
        <StreamRow key={story.key} story={story} />
      ))}
    </Card>
  );
}

function StreamRow({ story }: { story: StreamStory }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { entry, joinerId, of, direction, streamType, points } = story;
  const title = translate(`call.quality.${direction}`, {
    joiner: nameIn(entry, joinerId, translate),
    of: nameIn(entry, of, translate),
    stream: translate(`call.quality.stream.${streamType}`),
  });
  const causes = causesOf(story);
  const written = (value: number) =>
    new Intl.NumberFormat(regional(locale), { maximumFractionDigits: 1 }).format(value);
  return (
    <Box
      component="article"
      aria-label={title}
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color={causes.length > 0 ? 'warning.main' : 'text.secondary'}>
        {causes.length === 0
          ? translate('call.quality.cause.none')
          : causes.map((cause) => translate(`call.quality.cause.${cause}`)).join(' · ')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 1,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {FIGURES.map((name) => {
          const values = points.map(({ at, span }) => ({ at, value: span[name] }));
          const all = values.map(({ value }) => value);
          const mean = all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);
          const figure = translate(`call.quality.figure.${name}`, {
            mean: written(mean),
            most: written(Math.max(0, ...all)),
          });
          const label = translate(`call.quality.name.${name}`);
          return (
            <Sparkline
              key={name}
              title={label}
              figure={figure}
              label={`${label}: ${figure}`}
              points={values}
            />
          );
        })}
      </Box>
    </Box>
  );
}
