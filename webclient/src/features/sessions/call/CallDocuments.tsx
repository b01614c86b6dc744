import { permitsInCallOf } from '@foyer/contracts/calls';
import type { ApiError } from '@foyer/contracts/client';
import type { DocumentPlace } from '@foyer/contracts/documents';
import type { InCallRole } from '@foyer/contracts/sessions';
import { useState } from 'react';

import { documentStore } from '../../documents/document-store.js';
import { DocumentPanel } from '../../documents/DocumentPanel.js';

/** The properties of the tab of documents that the call gives it. */
export interface FolderInCall {
  /** Changes each time a participant of the call changed the documents. */
  readonly version: string;
  /** Tells the others. */
  readonly onChanged: (documentIds: readonly string[]) => void;
  readonly role: InCallRole;
}

interface CallDocumentsProps extends FolderInCall {
  /** The place of the documents: the session of the call, or the call of a meeting. */
  readonly of: DocumentPlace;
  readonly token: () => string | null | Promise<string | null>;
  readonly onRejected?: (error: ApiError) => void;
}

/** The documents next to a call. */
export function CallDocuments(props: CallDocumentsProps) {
  const { of, token, onRejected, role, ...rest } = props;
  const [store] = useState(() => documentStore(of, { token, ...(onRejected && { onRejected }) }));
  const may = (policy: 'documents.share' | 'documents.delete') =>
    permitsInCallOf(of.kind === 'session' ? 'session' : 'meeting', policy, role);
  return (
    <DocumentPanel
      store={store}
      mayShare={may('documents.share')}
      mayDelete={may('documents.delete')}
      {...rest}
    />
  );
}
