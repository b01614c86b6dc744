import type { Document } from '@foyer/contracts/documents';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadFailure } from '#app/LoadFailure.js';
import { messageOf } from '#app/message-of.js';
import { saveFile } from '#app/save-file.js';
import { useLoaded } from '#app/useLoaded.js';
import { Button } from '#design/Button.js';
import { Skeleton } from '#design/Skeleton.js';
import { toast } from '#design/toasts.js';
import { documentTexts } from '#i18n/document-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { DeleteDialog } from './DeleteDialog.js';
import type { DocumentStore } from './document-store.js';
import { DocumentRow } from './DocumentRow.js';
import styles from './Documents.module.css';
import { DropArea } from './DropArea.js';
import { UploadRow } from './UploadRow.js';
import { useUploads } from './useUploads.js';

interface DocumentPanelProps {
  /** Must stay the same while the panel is drawn. */
  readonly store: DocumentStore;
  readonly mayShare: boolean;
  /** True if the documents of others may be deleted; the user's own may always be. */
  readonly mayDelete: boolean;
  /** The list is loaded again when this changes. */
  readonly version?: string;
  /** Told of the documents after a change that was made here. */
  readonly onChanged?: (documentIds: readonly string[]) => void;
  /** Stands below the list; files that it gives are taken in as if they had been chosen. */
  readonly below?: (add: (files: readonly File[]) => void) => ReactNode;
}

/** The documents of a session or a call, with all that can be done with them. */
export function DocumentPanel({
  store,
  mayShare,
  mayDelete,
  version,
  onChanged,
  below,
}: DocumentPanelProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [deleting, setDeleting] = useState<Document | null>(null);
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal: AbortSignal) => ({ docs: await store.list(signal), own: await store.ownId() }),
      [store],
    ),
  );
  useEffect(() => {
    if (version !== undefined) again();
  }, [version, again]);
  const changed = () => {
    again();
    if (!onChanged) return;
    store.list(new AbortController().signal).then(
      (docs) => onChanged(docs.map(({ _id }) => _id)),
      () => undefined,
    );
  };
  const { pending, add } = useUploads(store, changed);
  const act = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => toast(messageOf(error, t), 'problem'));
  const save = async (file: Promise<Blob>, name: string) => saveFile(await file, name);
  const docs = value?.docs ?? [];
  const all = docs.length > 1 && (
    <Button onClick={() => act(save(store.archive(), `${says(documentTexts.title)}.zip`))}>
      {says(documentTexts.all)}
    </Button>
  );
  const list = (
    <>
      {failure !== null && (
        <LoadFailure text={says(documentTexts.failed)} failure={failure} again={again} />
      )}
      {value === null && failure === null && <Skeleton height="4rem" />}
      {value && docs.length + pending.length === 0 && (
        <p className={styles.facts}>{says(documentTexts.none)}</p>
      )}
      {docs.length + pending.length > 0 && (
        <ul className={styles.list} aria-label={says(documentTexts.title)}>
          {docs.map((document) => {
            const { _id, name, uploadBy } = document;
            const isOwn = uploadBy === value?.own;
            return (
              <DocumentRow
                key={_id}
                {...{ document, store, isOwn }}
                onDownload={() => act(save(store.file(_id), name))}
                onDelete={isOwn || mayDelete ? () => setDeleting(document) : undefined}
              />
            );
          })}
          {pending.map((one) => (
            <UploadRow key={one.id} {...one} />
          ))}
        </ul>
      )}
    </>
  );
  return (
    <>
      {mayShare ? (
        <DropArea onFiles={add} actions={all}>
          {list}
        </DropArea>
      ) : (
        <div className={styles.area}>
          {list}
          {all}
        </div>
      )}
      {below?.(add)}
      {deleting && (
        <DeleteDialog
          document={deleting}
          store={store}
          onDeleted={changed}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
