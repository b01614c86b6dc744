import { useState } from 'react';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { documentTexts } from '#i18n/document-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import type { Channel } from '#wire/channel.js';
import { documentStore } from './document-store.js';
import { DocumentPanel } from './DocumentPanel.js';
import { notifyDocuments } from './notify-documents.js';
import { portalDocumentStore } from './portal-documents.js';
import { PortalDocuments } from './PortalDocuments.js';

export interface CallDocumentsDialogProps {
  readonly call: CallInHand;
  readonly callId: string;
  readonly channel: Channel;
  readonly token: () => string | null | Promise<string | null>;
  /** True if the documents of others may be deleted. */
  readonly mayDelete: boolean;
  /** The portal whose documents are at hand too; for its agents only. */
  readonly portalId?: string | null | undefined;
  readonly onClose: () => void;
}

/** The documents of a portal's call, for its visitor and its agent alike. */
export function CallDocumentsDialog(props: CallDocumentsDialogProps) {
  const { call, callId, channel, token, mayDelete, portalId, onClose } = props;
  const says = useTexts();
  const [store] = useState(() => documentStore({ kind: 'call', id: callId }, { token }));
  const [ofPortal] = useState(() => portalId && portalDocumentStore(portalId, token));
  return (
    <Dialog
      title={says(documentTexts.title)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{says(documentTexts.close)}</Button>}
    >
      <div data-testid="call-documents">
        <DocumentPanel
          store={store}
          mayShare
          mayDelete={mayDelete}
          version={call.state.now?.documents.join() ?? ''}
          onChanged={(documents) => notifyDocuments(channel, callId, documents)}
          {...(ofPortal && {
            below: (add) => <PortalDocuments store={ofPortal} onShare={(file) => add([file])} />,
          })}
        />
      </div>
    </Dialog>
  );
}
