import { captionTexts as texts } from '#i18n/caption-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { canRecord } from './record-pieces.js';
import { canRecognize } from './speech-recognition.js';

interface WhereSpeechGoesProps {
  /**
   * True if the server turns sound into text; undefined while no transcript has begun, since its
   * start tells this.
   */
  readonly takesSound: boolean | undefined;
}

/** Says to whom this browser will send the speech, before the participant agrees. */
export function WhereSpeechGoes({ takesSound }: WhereSpeechGoesProps) {
  const says = useTexts();
  const recognizes = canRecognize();
  const known = recognizes ? texts.soundInstead : texts.sound;
  return (
    <>
      {recognizes && <p>{says(texts.browser)}</p>}
      {takesSound !== false && canRecord() && (
        <p>{says(takesSound ? known : texts.soundWhereSetUp)}</p>
      )}
    </>
  );
}
