import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../design/Button.js';
import { Icon } from '../../../design/Icon.js';
import { useTexts } from '../../../i18n/useTexts.js';
import { keptTexts } from './kept-texts.js';

const KeptDocuments = lazy(async () => ({
  default: (await import('./KeptDocuments.js')).KeptDocuments,
}));

/** Shows the documents of a call that is over. */
export function KeptDocumentsButton({ callId, name }: { callId: string; name: string }) {
  const says = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<Icon name="file" />}
        aria-label={says(keptTexts.openOf).replace('{name}', () => name)}
        data-testid="kept-documents-button"
        onClick={() => setOpen(true)}
      >
        {says(keptTexts.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <KeptDocuments callId={callId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
