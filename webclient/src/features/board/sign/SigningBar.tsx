import { useEffect, useState } from 'react';

import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import { askedToSign } from '../asked-to-sign.js';
import type { BoardExport } from '../session/board-export.js';
import type { BoardSession } from '../session/board-session.js';
import type { BoardState } from '../session/board-state.js';
import type { PadUse } from '../pad/usePad.js';
import { SignDialog } from './SignDialog.js';
import styles from './SigningBar.module.css';
import { signingTexts } from './signing-texts.js';

/** A participant of the call. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

interface SigningBarProps {
  readonly session: BoardSession;
  readonly state: BoardState;
  readonly exports: BoardExport;
  readonly selfId: string;
  readonly people: readonly Person[];
  readonly fail: (error: unknown) => void;
  /** Present where a signature pad may hang on the machine. */
  readonly pad?: PadUse | undefined;
}

/**
 * How a signature on the document stands, and what to do about it; nothing where none is asked for.
 */
export function SigningBar(props: SigningBarProps) {
  const { session, state, exports, selfId, people, fail, pad } = props;
  const says = useTexts();
  const [isSigning, setSigning] = useState(false);
  const { signing, documentId } = state;
  const { requestedBy, signerIds, status } = signing;
  const nameOf = (id: string | null) => people.find((one) => one.id === id)?.name ?? '';
  const act = (work: Promise<unknown>) => void work.catch(fail);
  const isAsked =
    documentId !== null && !signing.isSigned && requestedBy !== null && signerIds.includes(selfId);
  useEffect(() => {
    askedToSign.set(isAsked);
    return () => askedToSign.set(false);
  }, [isAsked]);
  if (documentId === null) return null;
  if (signing.isSigned) {
    return (
      <p className={styles.bar} role="status" data-state="signed" data-testid="signing">
        <span>{says(signingTexts.signed)}</span>
      </p>
    );
  }
  if (requestedBy === null) {
    return status === 'CANCELLED' ? (
      <p className={styles.bar} role="status" data-testid="signing">
        <span>{says(signingTexts.declined)}</span>
      </p>
    ) : null;
  }
  if (signerIds.includes(selfId)) {
    const asked = says(signingTexts.asked).replace('{name}', () => nameOf(requestedBy));
    return (
      <div className={styles.bar} role="status" data-testid="signing">
        <span>{asked}</span>
        <span className={styles.actions}>
          <Button
            kind="primary"
            onClick={() => {
              setSigning(true);
              act(session.signing.move('SIGNING'));
            }}
          >
            {says(signingTexts.sign)}
          </Button>
          <Button onClick={() => act(session.signing.move('CANCELLED'))}>
            {says(signingTexts.decline)}
          </Button>
        </span>
        {isSigning && (
          <SignDialog
            pad={pad}
            onSign={(signature) => exports.sign(documentId, signature)}
            onClose={() => {
              setSigning(false);
              if (session.state.get().signing.requestedBy !== null) {
                act(session.signing.move('STARTING'));
              }
            }}
          />
        )}
      </div>
    );
  }
  const names = signerIds.map(nameOf).filter(Boolean).join(', ');
  const text = status === 'SIGNING' ? signingTexts.reading : signingTexts.waiting;
  return (
    <div className={styles.bar} role="status" data-testid="signing">
      <span>{says(text).replace('{name}', () => names)}</span>
      {requestedBy === selfId && (
        <Button onClick={() => act(session.signing.move('CANCELLED'))}>
          {says(signingTexts.withdraw)}
        </Button>
      )}
    </div>
  );
}
