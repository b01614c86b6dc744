import type { Job, JobStatus } from '@foyer/contracts/jobs';
import { FunctionField, SelectInput, TextField, useLocaleState, useTranslate } from 'react-admin';

import { formatClock, formatExactMoment } from '../i18n/format.js';
import { LocalDate } from '../layout/LocalDate.js';
import { ResourceList } from '../layout/ResourceList.js';
import { JobActions } from './JobActions.js';
import { JobState } from './JobState.js';

const STATUSES = [
  'queued',
  'running',
  'failed',
  'done',
  'givenUp',
  'cancelled',
] as const satisfies readonly JobStatus[];
const filters = [
  <SelectInput
    key="status"
    source="status"
    choices={STATUSES.map((id) => ({ id, name: `job.status.${id}` }))}
    alwaysOn
  />,
];

/** Background jobs, newest first. */
export function JobList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const kindOf = ({ kind }: Job) => translate(`job.kind.${kind}`, { _: kind });
  const attemptsOf = ({ attempt, retryAt }: Job) => {
    if (retryAt === null) return attempt.toString();
    const time = formatClock(retryAt, locale);
    return translate('job.attempt', { attempt, time });
  };
  return (
    <ResourceList<Job>
      texts="job"
      sort={['queuedAt', 'DESC']}
      filters={{ all: filters }}
      rowClick={false}
      narrow={{
        primaryText: kindOf,
        secondaryText: (job) =>
          job.retryAt === null ? formatExactMoment(job.queuedAt, locale) : attemptsOf(job),
        tertiaryText: ({ status }) => <JobState status={status} />,
      }}
    >
      <FunctionField<Job> source="kind" render={kindOf} sx={{ fontWeight: 600 }} />
      <FunctionField<Job> source="status" render={({ status }) => <JobState status={status} />} />
      <FunctionField<Job>
        source="progress"
        sortable={false}
        render={({ progress }) =>
          new Intl.NumberFormat(locale, { style: 'percent' }).format(progress)
        }
      />
      <FunctionField<Job> source="attempt" render={attemptsOf} />
      <TextField source="failure" sortable={false} />
      <LocalDate source="queuedAt" showTime />
      <LocalDate source="endedAt" showTime />
      <JobActions label="layout.actions" />
    </ResourceList>
  );
}
