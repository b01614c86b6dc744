import type { ApiKey } from '@foyer/contracts/identity';
import RevokeIcon from '@mui/icons-material/BlockOutlined';
import Alert from '@mui/material/Alert';
import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';

import { ResourceEdit } from '#layout/ResourceForms.js';
import { ApiKeyInputs, nameInput } from './ApiKeyInputs.js';
import { withoutBlankLines } from './keyForm.js';

/** Revokes the key of the page after a question that names it. */
function RevokeKey() {
  const key = useRecordContext<ApiKey>();
  const translate = useTranslate();
  if (key === undefined || key.state === 'revoked') return null;
  return (
    <DeleteWithConfirmButton
      label="apiKey.revoke"
      icon={<RevokeIcon />}
      confirmTitle={translate('apiKey.revokeTitle', { name: key.name })}
      confirmContent={`${translate('apiKey.revokeText')} ${translate('layout.final')}`}
      mutationMode="pessimistic"
    />
  );
}

/** Says why a key does not work, where that is so. */
function WhyNot() {
  const key = useRecordContext<ApiKey>();
  const translate = useTranslate();
  if (key === undefined || key.state === 'active') return null;
  const severity = key.state === 'stopped' ? 'warning' : 'info';
  return (
    <Alert severity={severity} sx={{ width: 1, mb: 2 }}>
      {translate(`apiKey.why.${key.state}`)}
    </Alert>
  );
}

/** Changes the name, the end and the networks of a key, or revokes it. */
export function ApiKeyEdit() {
  return (
    <ResourceEdit removal={<RevokeKey />} transform={withoutBlankLines}>
      <WhyNot />
      {nameInput}
      <ApiKeyInputs />
    </ResourceEdit>
  );
}
