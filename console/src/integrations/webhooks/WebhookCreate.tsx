import type { Webhook } from '@foyer/contracts/integrations';
import { useState } from 'react';
import { Create, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { v7 as newId } from 'uuid';

import { NewRecord } from '#layout/saving/NewRecord.js';
import { RefusedFields } from '#layout/saving/RefusedFields.js';
import { ShownOncePage } from '#layout/shown-once/ShownOncePage.js';
import { withTypes } from './typeLines.js';
import { WebhookInputs } from './WebhookInputs.js';
import { WebhookSecret } from './WebhookSecret.js';

type Added = Webhook & { readonly secret: string };

const toolbar = (
  <Toolbar>
    <SaveButton label="webhook.add" alwaysEnable />
  </Toolbar>
);

/** Adds a webhook, and then shows its secret. */
export function WebhookCreate() {
  const [id] = useState(() => newId());
  const [added, setAdded] = useState<Added>();
  if (added === undefined) {
    return (
      <Create<Added>
        title="webhook.add"
        transform={withTypes}
        mutationOptions={{ onSuccess: setAdded }}
      >
        <NewRecord>
          <SimpleForm
            sx={{ maxWidth: 640 }}
            toolbar={toolbar}
            defaultValues={{ id, url: '', description: '', eventTypes: ['*'] }}
            warnWhenUnsavedChanges
          >
            <WebhookInputs />
            <RefusedFields />
          </SimpleForm>
        </NewRecord>
      </Create>
    );
  }
  return (
    <ShownOncePage
      title="webhook.add"
      secret={(onCopied) => <WebhookSecret secret={added.secret} onCopied={onCopied} />}
      next={{ label: 'webhook.toWebhook', to: `/webhooks/${added.id}` }}
    />
  );
}
