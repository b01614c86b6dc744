import OpenIcon from '@mui/icons-material/CheckCircleOutlined';
import ClosedIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import { NEAR_MOMENT, regional } from '#i18n/format.js';
import { StateChip } from '#theme/StateChip.js';
import type { Draft } from './draft.js';
import { usePreview } from './usePreview.js';
import { fromWall, toWall } from './wallTime.js';

/** The visitor's view at a given time, also with unsaved hours. */
export function VisitorAtTime({ draft, deactivated }: { draft: Draft; deactivated: boolean }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { timezone, exceptions } = draft;
  const [wall, setWall] = useState(() => toWall(new Date().toISOString(), timezone));
  const at = fromWall(wall, timezone);
  const next = at === undefined ? undefined : new Date(Date.parse(at) + 60_000).toISOString();
  const { data } = usePreview(
    draft,
    at === undefined || next === undefined ? undefined : { at, from: at, to: next },
  );
  const say = (instant: string) =>
    new Intl.DateTimeFormat(regional(locale), {
      ...NEAR_MOMENT,
      timeZone: timezone,
    }).format(new Date(instant));
  const exception = exceptions.find(({ _id }) => _id === data?.exceptionId);
  return (
    <Box component="section" aria-labelledby="portal-at-time" sx={{ mt: 4 }}>
      <Typography id="portal-at-time" variant="subtitle1" component="h3" gutterBottom>
        {translate('portal.availability.at.title')}
      </Typography>
      <TextField
        type="datetime-local"
        size="small"
        label={translate('portal.availability.at.time')}
        value={wall}
        onChange={(event) => setWall(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Box role="status" sx={{ mt: 2 }}>
        {data && (
          <>
            <StateChip
              tone={data.open ? 'live' : 'quiet'}
              icon={data.open ? <OpenIcon /> : <ClosedIcon />}
              label={translate(`portal.availability.at.${data.open ? 'open' : 'closed'}`)}
            />
            <Typography sx={{ mt: 1 }}>
              {exception
                ? translate('portal.availability.at.exception', { name: exception.name })
                : translate('portal.availability.at.week')}{' '}
              {data.open
                ? data.nextChange === null
                  ? translate('portal.availability.at.forEver')
                  : translate('portal.availability.at.until', { time: say(data.nextChange) })
                : data.nextOpening === null
                  ? translate('portal.availability.at.never')
                  : translate('portal.availability.at.next', { time: say(data.nextOpening) })}
            </Typography>
            {deactivated && (
              <Typography sx={{ mt: 1, color: 'warning.main' }}>
                {translate('portal.availability.at.deactivated')}
              </Typography>
            )}
          </>
        )}
      </Box>
    </Box>
  );
}
