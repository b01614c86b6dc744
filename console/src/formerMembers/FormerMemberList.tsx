import type { FormerMember } from '@foyer/contracts/identity';
import FormerIcon from '@mui/icons-material/PersonOffOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Datagrid,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  useLocaleState,
  useTranslate,
} from 'react-admin';

import { formatDay } from '../i18n/format.js';
import { EmptyState } from '../layout/EmptyState.js';
import { FailedList } from '../layout/FailedList.js';
import { LocalDate } from '../layout/LocalDate.js';
import { ForgetFormerMember } from './ForgetFormerMember.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="forgotten"
    source="forgotten"
    choices={[
      { id: false, name: 'formerMember.known' },
      { id: true, name: 'formerMember.forgotten' },
    ]}
  />,
];

const empty = (
  <EmptyState icon={<FormerIcon />} title="formerMember.empty" hint="formerMember.emptyHint" />
);

/** Who was a member once; here they are forgotten, and the proof of it is found again. */
export function FormerMemberList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const name = ({ displayName }: FormerMember) => displayName ?? translate('member.forgotten');
  return (
    <List
      filters={filters}
      empty={empty}
      error={<FailedList text="FETCH_MEMBERS" />}
      exporter={false}
      sort={{ field: 'deletedAt', order: 'DESC' }}
      perPage={25}
    >
      {narrow ? (
        <SimpleList<FormerMember>
          primaryText={name}
          secondaryText={({ deletedAt }) =>
            translate('formerMember.since', {
              date: formatDay(deletedAt, locale),
            })
          }
          tertiaryText={(member) => <ForgetFormerMember member={member} />}
          rowClick={false}
        />
      ) : (
        <Datagrid rowClick={false} bulkActionButtons={false}>
          <FunctionField<FormerMember>
            source="displayName"
            render={name}
            sx={{ fontWeight: 600 }}
          />
          <LocalDate source="deletedAt" showTime />
          <LocalDate source="forgottenAt" showTime emptyText="–" />
          <FunctionField<FormerMember>
            label="layout.actions"
            textAlign="right"
            render={(member) => <ForgetFormerMember member={member} />}
          />
        </Datagrid>
      )}
    </List>
  );
}
