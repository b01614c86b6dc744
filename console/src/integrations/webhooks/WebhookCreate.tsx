import type { Webhook } from '@foyer/contracts/integrations';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { Create, SaveButton, SimpleForm, Title, Toolbar, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { v7 as newId } from 'uuid';

import { NewRecord } from '#layout/saving/NewRecord.js';
import { RefusedFields } from '#layout/saving/RefusedFields.js';
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
  const translate = useTranslate();
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
    <Card sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
      <Title defaultTitle={translate('webhook.add')} />
      <WebhookSecret secret={added.secret} />
      <Button component={Link} to={`/webhooks/${added.id}`} variant="contained" sx={{ mt: 3 }}>
        {translate('webhook.toWebhook')}
      </Button>
    </Card>
  );
}
