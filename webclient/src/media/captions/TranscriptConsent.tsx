import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { captionTexts as texts } from '#i18n/caption-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { LanguageSelect } from './LanguageSelect.js';
import { WhereSpeechGoes } from './WhereSpeechGoes.js';

interface TranscriptConsentProps {
  /** The name of the person who turned captions on. */
  readonly name: string;
  readonly busy: boolean;
  /** True if the server turns sound into text. */
  readonly takesSound: boolean;
  readonly onAnswer: (consent: 'agreed' | 'refused') => void;
}

/**
 * Asks a participant for consent to a transcript of their speech. It has to be answered; until then
 * nothing of it is.
 */
export function TranscriptConsent({ name, busy, takesSound, onAnswer }: TranscriptConsentProps) {
  const says = useTexts();
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
      <p>{says(texts.askText).replace('{name}', name)}</p>
      <p>{says(texts.askFreely)}</p>
      <WhereSpeechGoes takesSound={takesSound} />
      <LanguageSelect />
    </Dialog>
  );
}
