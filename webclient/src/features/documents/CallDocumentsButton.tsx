import { lazy, Suspense, useState } from 'react';

import { Icon } from '../../design/Icon.js';
import { documentTitle } from '../../i18n/document-title.js';
import { useTexts } from '../../i18n/useTexts.js';
import { RoundButton } from '../../media/components/RoundButton.js';
import type { CallDocumentsDialogProps } from './CallDocumentsDialog.js';

/** Loaded when it is asked for: most calls need no papers. */
const CallDocuments = lazy(async () => {
  const { CallDocumentsDialog } = await import('./CallDocumentsDialog.js');
  return { default: CallDocumentsDialog };
});

/** Opens the documents of a call. */
export function CallDocumentsButton(props: Omit<CallDocumentsDialogProps, 'onClose'>) {
  const says = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <RoundButton
        label={says(documentTitle)}
        icon={<Icon name="folder" />}
        aria-haspopup="dialog"
        data-testid="show-documents"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <CallDocuments {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
