import FeedbackIcon from '@mui/icons-material/StarBorderOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { DayRangeFields } from '#layout/DayRangeFields.js';
import { lastDays, rangeProblem, type DayRange } from '#layout/dayRange.js';
import { EmptyState } from '#layout/EmptyState.js';
import { errorText } from '#layout/errorText.js';
import { FailureAlert } from '#layout/FailureAlert.js';
import { RatedCalls } from './RatedCalls.js';
import { RatingBars } from './RatingBars.js';
import { momentsOf, useFeedback } from './useFeedback.js';

/** How visitors rated a portal within a range, and what they wrote. */
export function PortalFeedback({ portalId, zone }: { portalId: string; zone: string }) {
  const translate = useTranslate();
  const id = useId();
  const [range, setRange] = useState<DayRange>(() => lastDays([zone]));
  const asked = rangeProblem(range) === undefined ? range : undefined;
  const { data, error, refetch } = useFeedback(portalId, zone, asked);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography variant="h6" component="h2" id={id} sx={{ mb: 2 }}>
        {translate('portal.feedback.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DayRangeFields range={range} onChange={setRange} />
      </Box>
      {asked && error !== null && (
        <FailureAlert
          text={errorText(error) ?? translate('portal.feedback.failed')}
          retry={refetch}
        />
      )}
      {asked && error === null && data === undefined && <Skeleton variant="rounded" height={240} />}
      {asked && data?.figures.length === 0 && (
        <EmptyState
          icon={<FeedbackIcon />}
          title="portal.feedback.empty"
          hint="portal.feedback.emptyHint"
        />
      )}
      {asked && data !== undefined && data.figures.length > 0 && (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
            }}
          >
            {data.figures.map((figures) => (
              <RatingBars key={figures.ratingType} figures={figures} />
            ))}
          </Box>
          <RatedCalls portalId={portalId} between={momentsOf(asked, zone)} />
        </>
      )}
    </Box>
  );
}
