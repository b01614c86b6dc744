import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useCanAccess, useGetList, useTranslate, type RaRecord } from 'react-admin';

import { DayRangeFields } from '#layout/DayRangeFields.js';
import { ownZone } from '#layout/today.js';
import { isLevel, type ReportParams } from './reportParams.js';

interface PortalRecord extends RaRecord {
  readonly name: string;
  readonly timeZone?: string;
}

const MANY = 1000;
const field = { width: { xs: '100%', sm: 240 } } as const;

/** The filters of a report: its days, their time zone, and its portal. Not printed. */
export function ReportFilters({
  params,
  onChange,
  only = 'all',
  children,
}: {
  params: ReportParams;
  onChange: (change: Partial<ReportParams>) => void;
  /** Tells if the portal and the service level can be chosen too. */
  only?: 'all' | 'days';
  children?: ReactNode;
}) {
  const translate = useTranslate();
  const { range, timeZone, queueId, level } = params;
  // Auditors know portals by their names alone.
  const { canAccess: mayReadPortals = false, isPending } = useCanAccess({
    resource: 'portals',
    action: 'list',
  });
  const { data: portals = [] } = useGetList<PortalRecord>(
    mayReadPortals ? 'portals' : 'portalNames',
    { pagination: { page: 1, perPage: MANY }, sort: { field: 'name', order: 'ASC' } },
    { enabled: !isPending },
  );
  const zones = [
    ...new Set([ownZone(), timeZone, ...portals.flatMap((portal) => portal.timeZone ?? [])]),
  ];
  const isWrong = !isLevel(level);
  return (
    <Card
      component="section"
      aria-label={translate('callStatistics.filters')}
      sx={{ p: 3, mt: 2, display: 'flex', gap: 2, flexWrap: 'wrap', displayPrint: 'none' }}
    >
      <DayRangeFields range={range} onChange={(changed) => onChange({ range: changed })} />
      <TextField
        select
        label={translate('callStatistics.timeZone')}
        value={timeZone}
        onChange={({ target }) => onChange({ timeZone: target.value })}
        sx={field}
      >
        {zones.map((zone) => (
          <MenuItem key={zone} value={zone}>
            {zone === ownZone() ? translate('callStatistics.ownZone', { zone }) : zone}
          </MenuItem>
        ))}
      </TextField>
      {only === 'all' && (
        <>
          <TextField
            select
            label={translate('callStatistics.portal')}
            value={portals.some(({ id }) => id === queueId) ? queueId : ''}
            onChange={({ target }) => onChange({ queueId: target.value })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={field}
          >
            <MenuItem value="">{translate('callStatistics.allPortals')}</MenuItem>
            {portals.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={translate('callStatistics.serviceLevel')}
            value={level}
            onChange={({ target }) => onChange({ level: target.value })}
            error={isWrong}
            helperText={isWrong ? translate('callStatistics.serviceLevelWrong') : ' '}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={field}
          />
        </>
      )}
      <Button startIcon={<PrintIcon />} onClick={() => window.print()} sx={{ mt: 1, height: 40 }}>
        {translate('callStatistics.print')}
      </Button>
      {children}
    </Card>
  );
}
