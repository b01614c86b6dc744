import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { recordingTexts as texts } from '#i18n/recording-texts.js';
import { useTexts } from '#i18n/useTexts.js';

interface ConsentDialogProps {
  /** The name of the person who wants to record. */
  readonly name: string;
  readonly withVideo: boolean;
  readonly busy: boolean;
  readonly onAnswer: (consent: 'agreed' | 'refused') => void;
}

/**
 * Asks a participant for consent to a recording. It has to be answered; until then nothing of them
 * is recorded.
 */
export function ConsentDialog({ name, withVideo, busy, onAnswer }: ConsentDialogProps) {
  const says = useTexts();
  const question = says(withVideo ? texts.askVideo : texts.askAudio).replace('{name}', name);
  return (
    <Dialog
      isUnasked
      title={says(texts.askTitle)}
      actions={
        <>
          <Button kind="primary" busy={busy} onClick={() => onAnswer('agreed')}>
            {says(texts.agree)}
          </Button>
          <Button busy={busy} onClick={() => onAnswer('refused')}>
            {says(texts.refuse)}
          </Button>
        </>
      }
    >
      <p>{question}</p>
      <p>{says(texts.askFreely)}</p>
    </Dialog>
  );
}
