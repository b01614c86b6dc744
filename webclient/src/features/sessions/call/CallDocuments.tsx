import { permitsInCallOf } from '@foyer/contracts/calls';
import type { ApiError } from '@foyer/contracts/client';
import type { DocumentPlace } from '@foyer/contracts/documents';
import type { InCallRole } from '@foyer/contracts/sessions';
import { useState } from 'react';

import { documentStore } from '../../documents/document-store.js';
import { DocumentPanel } from '../../documents/DocumentPanel.js';

/** What the tab of documents is told by the call that it lies beside. */
export interface FolderInCall {
  /** Changes whenever somebody in the call changed the documents. */
  readonly version: string;
  /** Tells the others. */
  readonly onChanged: (documentIds: readonly string[]) => void;
  readonly role: InCallRole;
}

interface CallDocumentsProps extends FolderInCall {
  /** Where they are: in the session of the call, or in a meeting's call itself. */
  readonly of: DocumentPlace;
  readonly token: () => string | null | Promise<string | null>;
  readonly onRejected?: (error: ApiError) => void;
}

/** The documents beside a call. */
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
