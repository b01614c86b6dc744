import type { Job, JobStatus } from '@foyer/contracts/jobs';
import JobIcon from '@mui/icons-material/PendingActionsOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Datagrid,
  FunctionField,
  List,
  SelectInput,
  SimpleList,
  TextField,
  useLocaleState,
  useTranslate,
} from 'react-admin';

import { formatClock } from '../i18n/format.js';
import { EmptyState } from '../layout/EmptyState.js';
import { FailedList } from '../layout/FailedList.js';
import { LocalDate } from '../layout/LocalDate.js';
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
const empty = <EmptyState icon={<JobIcon />} title="job.empty" hint="job.emptyHint" />;

/** Background jobs, newest first. */
export function JobList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const kindOf = ({ kind }: Job) => translate(`job.kind.${kind}`, { _: kind });
  const attemptsOf = ({ attempt, retryAt }: Job) => {
    if (retryAt === null) return attempt.toString();
    const time = formatClock(retryAt, locale);
    return translate('job.attempt', { attempt, time });
  };
  return (
    <List
      filters={filters}
      empty={empty}
      error={<FailedList />}
      exporter={false}
      sort={{ field: 'queuedAt', order: 'DESC' }}
      perPage={25}
    >
      {narrow ? (
        <SimpleList<Job>
          primaryText={kindOf}
          secondaryText={attemptsOf}
          tertiaryText={({ status }) => <JobState status={status} />}
          rowClick={false}
        />
      ) : (
        <Datagrid rowClick={false} bulkActionButtons={false}>
          <FunctionField<Job> source="kind" render={kindOf} sx={{ fontWeight: 600 }} />
          <FunctionField<Job>
            source="status"
            render={({ status }) => <JobState status={status} />}
          />
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
        </Datagrid>
      )}
    </List>
  );
}
