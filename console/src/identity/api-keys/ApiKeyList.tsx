import { KeyRole, type ApiKey, type Member } from '@foyer/contracts/identity';
import {
  FunctionField,
  NullableBooleanInput,
  ReferenceField,
  SelectInput,
  useTranslate,
} from 'react-admin';

import { formatMoment } from '#i18n/format.js';
import { LinkField } from '#layout/LinkField.js';
import { LocalDate } from '#layout/LocalDate.js';
import { RelativeTime } from '#layout/RelativeTime.js';
import { ResourceList } from '#layout/ResourceList.js';
import { memberName } from '../members/memberName.js';
import { ApiKeyState } from './ApiKeyState.js';

const filters = [
  <SelectInput
    key="role"
    source="role"
    choices={KeyRole.options.map((id) => ({ id, name: `member.role.${id}` }))}
  />,
  <NullableBooleanInput key="revoked" source="revoked" />,
];

/** All keys: what each may do, who made it, and whether it is used and still works. */
export function ApiKeyList() {
  const translate = useTranslate();
  return (
    <ResourceList<ApiKey>
      texts="apiKey"
      sort={['createdAt', 'DESC']}
      filters={filters}
      csv={{
        name: ({ name }) => name,
        role: ({ role }) => translate(`member.role.${role}`),
        state: ({ state }) => translate(`apiKey.state.${state}`),
        expiresAt: ({ expiresAt }, locale) => formatMoment(expiresAt, locale),
        lastUsedAt: ({ lastUsedAt }, locale) => lastUsedAt && formatMoment(lastUsedAt, locale),
        createdAt: ({ createdAt }, locale) => formatMoment(createdAt, locale),
      }}
      narrow={{
        below: 'lg',
        primaryText: ({ name }) => name,
        secondaryText: ({ role }) => translate(`member.role.${role}`),
        tertiaryText: ({ state }) => <ApiKeyState state={state} />,
      }}
    >
      <LinkField<ApiKey> source="name" to="edit" render={({ name }) => name} />
      <FunctionField<ApiKey>
        source="role"
        render={({ role }) => translate(`member.role.${role}`)}
      />
      <ReferenceField source="makerId" reference="members" link={false} sortable={false} empty="–">
        <FunctionField<Member> render={(member) => memberName(member, translate)} />
      </ReferenceField>
      <LocalDate source="expiresAt" />
      <FunctionField<ApiKey>
        source="lastUsedAt"
        render={({ lastUsedAt, lastUsedAddress }) => (
          <span title={lastUsedAddress ?? undefined}>
            <RelativeTime at={lastUsedAt} />
          </span>
        )}
      />
      <FunctionField<ApiKey>
        source="state"
        sortable={false}
        render={({ state }) => <ApiKeyState state={state} />}
      />
    </ResourceList>
  );
}
