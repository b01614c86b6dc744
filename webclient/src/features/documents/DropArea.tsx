import { DOCUMENT_EXTENSIONS } from '@foyer/contracts/documents';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { documentTexts } from '#i18n/document-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './Documents.module.css';

const ACCEPTED = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Further actions on the documents. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The area in which files are chosen, dropped, or pasted. */
export function DropArea({ onFiles, actions, children }: DropAreaProps) {
  const says = useTexts();
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const given = useEffectEvent((files: FileList | null | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => given(event.clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  useEffect(() => {
    // A dialog takes them anywhere: there is nothing else to drop them on.
    const target = area.current?.closest<HTMLElement>('dialog') ?? area.current;
    const listening = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      target?.addEventListener(type, listener, listening);
    on('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (!target?.contains(relatedTarget as Node | null)) setOver(false);
    });
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      given(event.dataTransfer?.files);
    });
    return () => listening.abort();
  }, []);
  return (
    <div ref={area} className={styles.area} data-area data-over={over || undefined}>
      {children}
      <div className={styles.actions}>
        <Button icon={<Icon name="plus" />} onClick={() => input.current?.click()}>
          {says(documentTexts.upload)}
        </Button>
        {actions}
      </div>
      <p className={styles.facts}>{says(over ? documentTexts.drop : documentTexts.accepted)}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={says(documentTexts.upload)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
