import type { Webhook } from '@foyer/contracts/integrations';
import { FunctionField } from 'react-admin';

import { formatMoment } from '#i18n/format.js';
import { LinkField } from '#layout/LinkField.js';
import { LocalDate } from '#layout/LocalDate.js';
import { ResourceList } from '#layout/ResourceList.js';
import { WebhookState } from './WebhookState.js';

/** A webhook without a description is known by its address. */
const nameOf = ({ description, url }: Webhook): string => (description === '' ? url : description);

/** All webhooks, with how they work. */
export function WebhookList() {
  return (
    <ResourceList<Webhook>
      texts="webhook"
      sort={['createdAt', 'DESC']}
      csv={{
        description: nameOf,
        url: ({ url }) => url,
        createdAt: ({ createdAt }, locale) => formatMoment(createdAt, locale),
      }}
      narrow={{
        primaryText: nameOf,
        secondaryText: ({ description, url }) => (description === '' ? '' : url),
        tertiaryText: (webhook) => <WebhookState webhook={webhook} />,
      }}
    >
      <LinkField<Webhook> source="description" to="edit" render={nameOf} />
      <FunctionField<Webhook>
        source="url"
        sortable={false}
        sx={{ overflowWrap: 'anywhere' }}
        render={({ url }) => url}
      />
      <FunctionField<Webhook>
        source="enabled"
        sortable={false}
        render={(webhook) => <WebhookState webhook={webhook} />}
      />
      <LocalDate source="deliveredAt" showTime sortable={false} />
      <LocalDate source="createdAt" />
    </ResourceList>
  );
}
