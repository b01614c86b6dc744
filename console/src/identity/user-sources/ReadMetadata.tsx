import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { readMetadata } from './samlMetadata.js';

/** Fills the form from the file in which an identity provider describes itself. */
export function ReadMetadata() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const file = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<boolean>();
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const found = readMetadata(await chosen.text());
    setRead(found !== undefined);
    for (const [name, value] of Object.entries(found ?? {})) {
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <Box sx={{ gridColumn: '1 / -1', mb: 2 }}>
      <input
        ref={file}
        type="file"
        accept=".xml,text/xml,application/xml,application/samlmetadata+xml"
        aria-label={translate('userSources.saml.read')}
        hidden
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button variant="outlined" onClick={() => file.current?.click()}>
        {translate('userSources.saml.read')}
      </Button>
      <div role="status">
        {read !== undefined && (
          <Alert severity={read ? 'success' : 'error'} sx={{ mt: 2 }}>
            {translate(read ? 'userSources.saml.wasRead' : 'userSources.saml.notRead')}
          </Alert>
        )}
      </div>
    </Box>
  );
}
