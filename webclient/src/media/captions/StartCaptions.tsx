import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { captionTexts as texts } from '#i18n/caption-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { LanguageSelect } from './LanguageSelect.js';
import { WhereSpeechGoes } from './WhereSpeechGoes.js';

interface StartCaptionsProps {
  readonly busy: boolean;
  /** True if the server turns sound into text; undefined while it is not known yet. */
  readonly takesSound: boolean | undefined;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** Says what captions take, and what the others will be asked. */
export function StartCaptions({ busy, takesSound, onStart, onClose }: StartCaptionsProps) {
  const says = useTexts();
  return (
    <Dialog
      title={says(texts.startTitle)}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" busy={busy} onClick={onStart}>
            {says(texts.start)}
          </Button>
          <Button onClick={onClose}>{says(texts.cancel)}</Button>
        </>
      }
    >
      <p>{says(texts.startText)}</p>
      <p>{says(texts.startOwn)}</p>
      <WhereSpeechGoes takesSound={takesSound} />
      <LanguageSelect />
    </Dialog>
  );
}
