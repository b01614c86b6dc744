import { smartMeetMessages } from '@foyer/contracts/smart-meet';
import { useEffect, useState } from 'react';

import { newId } from '#app/new-id.js';
import { debug } from '../../debug.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import type { CallInHand } from '../hooks/useCall.js';
import { canRecord, recordPieces } from './record-pieces.js';
import { recognizeSpeech } from './recognize-speech.js';
import { canRecognize } from './speech-recognition.js';
import { spokenLanguage } from './spoken-language.js';

/**
 * How writing down what one says goes: it cannot be done here, it is not done, it goes well, or it
 * fails just now.
 */
export type OwnSpeech = 'cannot' | 'idle' | 'works' | 'fails';

/**
 * Sends what is said at this page as text, by the browser's own recognition, or as sound where it
 * has none and the server takes it.
 * @param isWanted whether one has agreed to it, and it is made now
 */
export function useOwnSpeech(
  call: CallInHand,
  media: LocalMedia,
  { isWanted, takesSound }: { readonly isWanted: boolean; readonly takesSound: boolean },
): OwnSpeech {
  const { session, state } = call;
  const { audio, microphoneOn } = useStore(media.state);
  const language = useStore(spokenLanguage);
  const [works, setWorks] = useState(true);
  const [isFailing, setFailing] = useState(false);
  const { channel, sessionCallId } = session;
  const recognizes = canRecognize();
  const records = takesSound && canRecord();
  // A browser may have the means and no service behind it.
  const means = recognizes && !(isFailing && records) ? 'text' : records ? 'sound' : 'none';
  const speaks =
    isWanted && audio !== null && microphoneOn && state.connected && state.self?.paused !== true;

  useEffect(() => {
    if (!speaks || means === 'none') return undefined;
    const told = (sent: Promise<unknown>) =>
      sent.then(
        () => setWorks(true),
        (error: unknown) => {
          debug('captions', 'not taken', error);
          setWorks(false);
        },
      );
    if (means === 'sound') {
      return recordPieces(audio, (piece) => {
        const said = { sessionCallId, utteranceId: newId(), language, ...piece };
        void told(channel.emit(smartMeetMessages.sendSpeech, said));
      });
    }
    return recognizeSpeech({
      language,
      newId,
      onState: setWorks,
      onFailing: () => setFailing(true),
      onHeard: (heard) => {
        const sent = channel.emit(smartMeetMessages.sayUtterance, {
          ...{ sessionCallId, language, ...heard },
        });
        // Of what is only shown, some may be missing.
        if (heard.isFinal) void told(sent);
        else sent.catch((error: unknown) => debug('captions', 'not shown', error));
      },
    });
  }, [speaks, means, audio, language, channel, sessionCallId]);

  if (means === 'none') return 'cannot';
  if (!speaks) return 'idle';
  return works ? 'works' : 'fails';
}
