import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

import { Copyable } from '#layout/Copyable.js';
import { ShownOnceDialog } from '#layout/shown-once/ShownOnceDialog.js';

/** The key, as it is shown once. */
export function ShownKey(props: {
  readonly name: string;
  readonly text: string;
  readonly onClose: () => void;
}) {
  const { name, text, onClose } = props;
  const translate = useTranslate();
  return (
    <ShownOnceDialog
      title={translate('apiKey.madeTitle', { name })}
      onClose={onClose}
      secret={(onCopied) => (
        <>
          <Alert severity="warning">{translate('apiKey.once')}</Alert>
          <Copyable label="apiKey.key" text={text} onCopied={onCopied} />
        </>
      )}
    />
  );
}
