import { auditRoutes } from '@foyer/contracts/audit';
import HistoryIcon from '@mui/icons-material/ManageSearch';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';

import { EmptyState } from '../layout/EmptyState.js';
import { api } from '../providers/api.js';
import { AuditCriteria } from './AuditCriteria.js';
import { AuditProof } from './AuditProof.js';
import { asQuery, criteriaIn, filledIn, isCertain, type Criteria } from './criteria.js';
import { FoundEvent } from './FoundEvent.js';
import { useLook } from './useLook.js';
import { WhoseDoing } from './WhoseDoing.js';

/** Finds events, newest first; the latest of all as long as nothing is looked for. */
export function AuditSearch() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  // Each opening and each press of the button is a search: there may be more events by then.
  const [openedAt] = useState(() => Date.now());
  const { key } = useLocation();
  const criteria = criteriaIn(address);
  const asked = new URLSearchParams(filledIn(criteria)).toString();
  return (
    <>
      <Title title={translate('resources.audit.name', { smart_count: 2 })} />
      <Card sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{translate('audit.hint')}</Typography>
        <AuditCriteria
          key={asked}
          initial={criteria}
          onSearch={(next) => setAddress(filledIn(next))}
        />
        {!isCertain(criteria) && (
          <WhoseDoing
            by={criteria.by}
            onChange={(by) => setAddress(filledIn({ ...criteria, by }))}
          />
        )}
        <AuditProof correlationId={criteria.correlationId} />
        <Findings key={key} criteria={criteria} search={`${openedAt} ${key}`} />
      </Card>
    </>
  );
}

interface FindingsProps {
  readonly criteria: Criteria;
  /** Which search it is. */
  readonly search: string;
  readonly before?: string;
}

/** A page of findings, and below it the older ones once they are asked for. */
function Findings({ criteria, search, before }: FindingsProps) {
  const translate = useTranslate();
  const [goesOn, setGoesOn] = useState(false);
  const { data, error } = useLook(['search', search, criteria, before], () =>
    api.call(auditRoutes.searchEvents, {
      query: { ...asQuery(criteria), ...(before === undefined ? {} : { before }) },
    }),
  );
  if (error !== null) return <Alert severity="error">{translate('audit.failed')}</Alert>;
  if (data === undefined) return <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />;
  const { events, next } = data;
  if (events.length === 0 && next === null && before === undefined) {
    return <EmptyState icon={<HistoryIcon />} title="audit.empty" hint="audit.emptyHint" />;
  }
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: before === undefined ? 2 : 0, p: 0 }}>
        {events.map((entry) => (
          <FoundEvent key={entry.eventId} entry={entry} />
        ))}
      </Box>
      {next !== null && !goesOn && (
        <Button onClick={() => setGoesOn(true)}>{translate('audit.older')}</Button>
      )}
      {next !== null && goesOn && <Findings criteria={criteria} search={search} before={next} />}
    </>
  );
}
