import type { Document } from '@foyer/contracts/documents';

import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { OneLine } from '#design/OneLine.js';
import { useTexts } from '#i18n/useTexts.js';
import { boardTexts } from '../board-texts.js';
import type { BoardExport } from '../session/board-export.js';
import type { BoardState } from '../session/board-state.js';
import { signingTexts } from '../sign/signing-texts.js';
import { BoardIcon } from '../tools/BoardIcon.js';
import styles from './BoardPanel.module.css';
import { DocumentChoice } from './DocumentChoice.js';
import { ExportMenu } from './ExportMenu.js';
import bar from './ToolBar.module.css';

interface BoardHeaderProps {
  readonly state: BoardState;
  readonly documents: readonly Document[];
  readonly exports: BoardExport;
  /** The name of the document; null for the blank pages. */
  readonly name: string | null;
  readonly mayLead: boolean;
  /** True if a signature can be requested now. */
  readonly mayAsk: boolean;
  readonly mayShare: boolean;
  readonly isPublic: boolean;
  readonly onLook: () => void;
  readonly onChoose: (documentId: string | null) => void;
  readonly onAsk: () => void;
  readonly onDocuments: (documentIds: readonly string[]) => void;
  readonly onMinimise: () => void;
  readonly onClose?: (() => void) | undefined;
}

/** The header of the board: the shown document, and actions on the whole of it. */
export function BoardHeader(props: BoardHeaderProps) {
  const { state, documents, exports, name, mayLead, mayAsk, mayShare, isPublic } = props;
  const { onLook, onChoose, onAsk, onDocuments, onMinimise, onClose } = props;
  const says = useTexts();
  const { documentId, phase, mayDraw, signing } = state;
  const onKept = (id: string) => onDocuments([...documents.map(({ _id }) => _id), id]);
  return (
    <header className={styles.header}>
      {mayLead ? (
        <DocumentChoice {...{ documentId, documents, onLook, onChoose }} />
      ) : (
        <OneLine as="h2" className={styles.title}>
          {name ?? says(boardTexts.title)}
        </OneLine>
      )}
      {phase === 'open' && !mayDraw && !signing.isSigned && (
        <span className={styles.note}>{says(boardTexts.readOnly)}</span>
      )}
      <span className={styles.actions}>
        {mayAsk && (
          <Button onClick={onAsk} data-testid="request-signature">
            {says(signing.isSigned ? signingTexts.requestMore : signingTexts.request)}
          </Button>
        )}
        {!isPublic && (
          <>
            {!state.isGone && (
              <ExportMenu {...{ exports, name, documentId }} {...(mayShare && { onKept })} />
            )}
            <button
              type="button"
              className={bar.button}
              aria-label={says(boardTexts.minimise)}
              title={says(boardTexts.minimise)}
              data-testid="board-minimise"
              onClick={onMinimise}
            >
              <BoardIcon name="minimise" />
            </button>
          </>
        )}
        {onClose && (
          <button
            type="button"
            className={bar.button}
            aria-label={says(boardTexts.close)}
            title={says(boardTexts.close)}
            data-testid="board-close"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
    </header>
  );
}
