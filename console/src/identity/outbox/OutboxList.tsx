import type { OutboxMail } from '@foyer/contracts/identity';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Datagrid,
  FunctionField,
  List,
  type RowClickFunction,
  SearchInput,
  SimpleList,
  TextField,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import LockIcon from '@mui/icons-material/LockOutlined';

import { formatMoment } from '#i18n/format.js';
import { EmptyState } from '#layout/EmptyState.js';
import { FailedList } from '#layout/FailedList.js';
import { ListPagination } from '#layout/ListPagination.js';
import { LinkField } from '#layout/LinkField.js';
import { LocalDate } from '#layout/LocalDate.js';
import { ScrollingTable } from '#layout/ScrollingTable.js';
import { StateChip } from '#theme/StateChip.js';

/** Shows a mark if some readers of the list may not read a mail. */
function MailState({ locked }: { locked: boolean }) {
  const translate = useTranslate();
  if (!locked) return null;
  return <StateChip tone="quiet" icon={<LockIcon />} label={translate('outbox.locked')} />;
}

const filters = [<SearchInput key="q" source="q" alwaysOn />];

const empty = <EmptyState icon={<OutboxIcon />} title="outbox.empty" hint="outbox.emptyHint" />;

const linked: RowClickFunction = (_id, _resource, record) =>
  record.locked === true ? false : 'show';

/** Mails that were not delivered, newest first. */
export function OutboxList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const time = ({ sentAt }: OutboxMail) => formatMoment(sentAt, locale);
  return (
    <List
      filters={filters}
      empty={empty}
      error={<FailedList />}
      exporter={false}
      pagination={<ListPagination />}
      sort={{ field: 'sentAt', order: 'DESC' }}
      perPage={25}
    >
      <>
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          {translate('outbox.hint')}
        </Alert>
        {narrow ? (
          <SimpleList<OutboxMail>
            primaryText={({ to }) => to}
            secondaryText={(mail) => `${mail.subject} · ${time(mail)}`}
            tertiaryText={({ locked }) => <MailState locked={locked} />}
            rowClick={linked}
          />
        ) : (
          <ScrollingTable>
            <Datagrid rowClick={linked} bulkActionButtons={false}>
              <LocalDate source="sentAt" showTime />
              <LinkField<OutboxMail>
                source="to"
                sortable={false}
                to={({ locked }) => (locked ? false : 'show')}
                render={({ to }) => to}
              />
              <TextField source="subject" sortable={false} />
              <FunctionField<OutboxMail>
                source="locked"
                label="resources.outbox.fields.state"
                sortable={false}
                render={({ locked }) => <MailState locked={locked} />}
              />
            </Datagrid>
          </ScrollingTable>
        )}
      </>
    </List>
  );
}
