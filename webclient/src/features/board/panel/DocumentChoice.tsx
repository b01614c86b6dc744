import type { Document } from '@foyer/contracts/documents';

import { useTexts } from '#i18n/useTexts.js';
import { boardTexts } from '../board-texts.js';
import styles from './BoardPanel.module.css';

/** The types that can be drawn on; a Word text has no pages here. */
const DRAWN_ON: readonly string[] = ['pdf', 'png', 'jpg', 'jpeg'];

interface DocumentChoiceProps {
  readonly documentId: string | null;
  readonly documents: readonly Document[];
  /** Called when the user looks at the list. */
  readonly onLook: () => void;
  readonly onChoose: (documentId: string | null) => void;
}

/** Chooses the document that all participants see, or blank pages. */
export function DocumentChoice({ documentId, documents, onLook, onChoose }: DocumentChoiceProps) {
  const says = useTexts();
  const shown = documents.filter(({ extension }) => DRAWN_ON.includes(extension));
  const isThere = documentId === null || shown.some(({ _id }) => _id === documentId);
  return (
    <select
      className={styles.choice}
      aria-label={says(boardTexts.document)}
      data-testid="board-document"
      value={documentId ?? ''}
      onFocus={onLook}
      onChange={({ target: { value } }) => onChoose(value === '' ? null : value)}
    >
      <option value="">{says(boardTexts.blank)}</option>
      {!isThere && <option value={documentId}>{says(boardTexts.document)}</option>}
      {shown.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
      {shown.length === 0 && <option disabled>{says(boardTexts.noDocuments)}</option>}
    </select>
  );
}
