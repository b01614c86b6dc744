import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

import { Copyable } from '#layout/Copyable.js';

/** The secret by which the receiver recognises messages, as it is shown once. */
export function WebhookSecret({ secret, onCopied }: { secret: string; onCopied: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="warning">{translate('webhook.secret.once')}</Alert>
      <Copyable label="webhook.secret.title" text={secret} onCopied={onCopied} />
    </>
  );
}
