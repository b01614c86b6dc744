import { Suspense, useState } from 'react';

import { prepared } from '#app/prepared.js';
import { Icon } from '#design/Icon.js';
import { dismissToastsAbout } from '#design/toasts.js';
import { documentNews, documentTitle } from '#i18n/document-title.js';
import { useTexts } from '#i18n/useTexts.js';
import { barWords } from '#media/components/bar-words.js';
import { RoundButton } from '#media/components/RoundButton.js';
import { useStore } from '#state/store.js';
import type { CallDocumentsDialogProps } from './CallDocumentsDialog.js';
import { knownDocuments } from './known-documents.js';

/** Loaded when it is asked for: most calls need no papers. */
const { Part: CallDocuments } = prepared(
  async () => (await import('./CallDocumentsDialog.js')).CallDocumentsDialog,
  { look: 'over', inCall: true },
);

/**
 * Opens the documents of a call, and says how many came from others since the list was last open.
 */
export function CallDocumentsButton(props: Omit<CallDocumentsDialogProps, 'onClose'>) {
  const says = useTexts();
  const [open, setOpen] = useState(false);
  const known = useStore(knownDocuments);
  const isOnHold = props.call.state.self?.paused === true;
  const present = props.call.state.now?.documents;
  const [seen, setSeen] = useState(present);
  if (present && present !== seen && (open || !seen)) setSeen(present);
  const isNew = (id: string) => !seen?.includes(id) && !known.has(id);
  const news = seen ? (present ?? []).filter(isNew).length : 0;
  const label =
    news > 0 ? says(documentNews).replace('{count}', news.toString()) : says(documentTitle);
  return (
    <>
      <RoundButton
        label={label}
        word={barWords.documents}
        icon={<Icon name="folder" />}
        count={news}
        aria-haspopup="dialog"
        data-testid="show-documents"
        live
        onClick={() => {
          dismissToastsAbout('messages');
          setOpen(true);
        }}
      />
      {open && !isOnHold && (
        <Suspense>
          <CallDocuments {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
