import { Suspense, useState } from 'react';

import { prepared } from '#app/prepared.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { useTexts } from '#i18n/useTexts.js';
import { keptTexts } from './kept-texts.js';

const { Part: KeptDocuments } = prepared(
  async () => (await import('./KeptDocuments.js')).KeptDocuments,
  { look: 'over', inCall: true },
);

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
