import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#design/IconButton.js';

const ACCEPTED = '.doc,.docx,.pdf,.png,.jpeg,.jpg';

/** Chooses documents to send. */
export function AttachButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('chat.attach')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconButton icon="clip" label={t('chat.attach')} onClick={() => input.current?.click()} />
    </>
  );
}
