import { captionTexts as texts } from '../../i18n/caption-texts.js';
import { useTexts } from '../../i18n/useTexts.js';
import { canRecord } from './record-pieces.js';
import { canRecognize } from './speech-recognition.js';

interface WhereSpeechGoesProps {
  /** Whether the server turns sound into text; undefined as long as no transcript was begun, which tells it. */
  readonly takesSound: boolean | undefined;
}

/** Says before somebody agrees to whom this browser will send what they say. */
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
