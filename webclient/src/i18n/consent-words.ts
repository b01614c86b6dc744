import type { ShownWording } from '@foyer/contracts/calls';

import { captionTexts } from './caption-texts.js';
import { currentLanguage } from './language.js';
import { recordingTexts } from './recording-texts.js';
import { takeOutTexts } from './take-out-texts.js';

const { askTitle, askAudio, askVideo, askFreely, startTitle, startText } = recordingTexts;
const { agree, refuse, withdraw } = recordingTexts;

/**
 * The words by which consent is asked in a call, and by which it is withdrawn. A change of them is
 * another version, which is kept with each answer; the first version was that of answers that do
 * not say theirs.
 */
export const consentWords = {
  recording: {
    version: 3,
    words: {
      ...{ askTitle, askAudio, askVideo, askFreely, startTitle, startText, agree, refuse },
      withdraw,
    },
  },
  transcript: {
    version: 3,
    words: {
      askTitle: captionTexts.askTitle,
      askText: captionTexts.askText,
      askFreely: captionTexts.askFreely,
      startTitle: captionTexts.startTitle,
      startText: captionTexts.startText,
      startOwn: captionTexts.startOwn,
      browser: captionTexts.browser,
      sound: captionTexts.sound,
      soundWhereSetUp: captionTexts.soundWhereSetUp,
      soundInstead: captionTexts.soundInstead,
      agree: captionTexts.agree,
      refuse: captionTexts.refuse,
      withdraw: captionTexts.withdraw,
      withdrawTitle: captionTexts.withdrawTitle,
      withdrawText: captionTexts.withdrawText,
      ...takeOutTexts,
    },
  },
} as const;

/** In which words the page asks just now. */
export const shownWording = (of: keyof typeof consentWords): ShownWording => ({
  textVersion: consentWords[of].version,
  language: currentLanguage(),
});
