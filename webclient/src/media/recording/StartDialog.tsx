import type { RecordType } from '@foyer/contracts/recordings';
import { useState } from 'react';

import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { Dialog } from '#design/Dialog.js';
import { recordingTexts as texts } from '#i18n/recording-texts.js';
import { useTexts } from '#i18n/useTexts.js';

interface StartDialogProps {
  readonly busy: boolean;
  readonly onStart: (type: RecordType) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks which kind of recording to make, and says what the others will be asked. */
export function StartDialog({ busy, onStart, onClose }: StartDialogProps) {
  const says = useTexts();
  const [type, setType] = useState<RecordType>('audio');
  return (
    <Dialog
      title={says(texts.startTitle)}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" busy={busy} onClick={() => void onStart(type)}>
            {says(texts.start)}
          </Button>
          <Button onClick={onClose}>{says(texts.cancel)}</Button>
        </>
      }
    >
      <p>{says(texts.startText)}</p>
      <Choice
        label={says(texts.what)}
        value={type}
        options={[
          { value: 'audio', text: says(texts.audio) },
          { value: 'video', text: says(texts.video) },
        ]}
        onChange={setType}
      />
    </Dialog>
  );
}
