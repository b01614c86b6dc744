import { describe, expect, it } from '@jest/globals';
import type { Text } from '@foyer/contracts/notices';

import { boardTitle } from '#features/board/board-title.js';
import { pollTexts } from '#features/polls/polls-texts.js';
import { de } from '#i18n/de/index.js';
import { captionTexts } from '#i18n/caption-texts.js';
import { documentNews, documentTitle } from '#i18n/document-title.js';
import { en } from '#i18n/en/index.js';
import { recordingTexts } from '#i18n/recording-texts.js';
import { barWords } from './bar-words.js';

type Catalogue = typeof en;
const both = (name: (catalogue: Catalogue) => string): Text => ({ en: name(en), de: name(de) });

/** The names that each control has in turn. */
const NAMES: Readonly<Record<Exclude<keyof typeof barWords, 'devices'>, readonly Text[]>> = {
  microphone: [both(({ call }) => call.mute), both(({ call }) => call.unmute)],
  camera: [both(({ call }) => call.cameraOff), both(({ call }) => call.cameraOn)],
  leave: [both(({ call }) => call.leave)],
  end: [both(({ call }) => call.endForAll)],
  more: [both(({ call }) => call.more)],
  volume: [both(({ call }) => call.volume)],
  chat: [
    both(({ chat }) => chat.show),
    both(({ chat }) => chat.hide),
    both(({ chat }) => chat.showUnread_one),
    both(({ chat }) => chat.showUnread_other),
  ],
  documents: [
    documentTitle,
    documentNews,
    both(({ sessionCall }) => sessionCall.showFolder),
    both(({ sessionCall }) => sessionCall.hideFolder),
  ],
  board: [boardTitle.open, boardTitle.show, boardTitle.hide],
  polls: [pollTexts.title, pollTexts.waiting],
  share: [both(({ call }) => call.shareScreen), both(({ sessionCall }) => sessionCall.askToShare)],
  sharing: [both(({ call }) => call.stopSharing)],
  record: [recordingTexts.record],
  recording: [recordingTexts.stop],
  captions: [captionTexts.on, captionTexts.off],
  hold: [both(({ desk }) => desk.hold.begin)],
  resume: [both(({ desk }) => desk.hold.resume)],
  consult: [both(({ desk }) => desk.consult.begin)],
  send: [both(({ desk }) => desk.handBack)],
  payment: [both(({ payments }) => payments.take)],
  people: [
    both(({ sessionCall }) => sessionCall.showPeople),
    both(({ sessionCall }) => sessionCall.hidePeople),
    both(({ sessionCall }) => sessionCall.showPeopleAsking_one),
    both(({ sessionCall }) => sessionCall.showPeopleAsking_other),
  ],
  layout: [both(({ sessionCall }) => sessionCall.layout)],
  portrait: [
    both(({ sessionCall }) => sessionCall.portraitOver),
    both(({ sessionCall }) => sessionCall.portraitBeside),
  ],
  fullScreen: [
    both(({ sessionCall }) => sessionCall.fullScreen),
    both(({ sessionCall }) => sessionCall.endFullScreen),
  ],
};

describe('the word that is read on a control', () => {
  it.each(Object.entries(NAMES))('is contained in each name of "%s"', (word, names) => {
    for (const language of ['en', 'de'] as const) {
      const read = barWords[word as keyof typeof NAMES][language].toLowerCase();
      for (const name of names) expect(name[language].toLowerCase()).toContain(read);
    }
  });
});
