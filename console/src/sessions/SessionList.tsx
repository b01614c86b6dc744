import type { AdminSession } from '@foyer/contracts/sessions';
import {
  BooleanField,
  FunctionField,
  NullableBooleanInput,
  SelectInput,
  useTranslate,
} from 'react-admin';

import { formatMoment } from '../i18n/format.js';
import { LinkField } from '../layout/LinkField.js';
import { LocalDate } from '../layout/LocalDate.js';
import { ResourceList } from '../layout/ResourceList.js';
import { SESSION_TYPES } from './choices.js';
import { useSessionName } from './useSessionName.js';

const filters = [
  <SelectInput
    key="sessionType"
    source="sessionType"
    choices={SESSION_TYPES.map((id) => ({ id, name: `session.type.${id}` }))}
    alwaysOn
  />,
  <NullableBooleanInput key="live" source="live" />,
];

/** All sessions, also those one does not belong to. */
export function SessionList() {
  const translate = useTranslate();
  const nameOf = useSessionName();
  const kind = ({ sessionType }: AdminSession) => translate(`session.type.${sessionType}`);
  const count = ({ memberCount }: AdminSession) =>
    translate('session.count', { smart_count: memberCount });
  return (
    <ResourceList<AdminSession>
      texts="session"
      sort={['sessionName', 'ASC']}
      filters={filters}
      csv={{
        sessionName: nameOf,
        sessionType: ({ sessionType }) => translate(`session.type.${sessionType}`),
        memberCount: ({ memberCount }) => memberCount,
        createdAt: ({ createdAt }, locale) => formatMoment(createdAt, locale),
      }}
      narrow={{ primaryText: nameOf, secondaryText: (one) => `${kind(one)} · ${count(one)}` }}
    >
      <LinkField<AdminSession> source="sessionName" to="edit" render={nameOf} />
      <FunctionField<AdminSession> source="sessionType" render={kind} />
      <FunctionField<AdminSession> source="memberCount" render={count} />
      <BooleanField source="live" sortable={false} />
      <LocalDate source="createdAt" />
    </ResourceList>
  );
}
