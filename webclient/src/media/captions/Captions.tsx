import { smartMeetMessages } from '@foyer/contracts/smart-meet';
import { useEffect, useState } from 'react';

import { OneLine } from '#design/OneLine.js';
import { captionTexts as texts } from '#i18n/caption-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import type { CallInHand } from '../hooks/useCall.js';
import { stillShown, withSaid, type CaptionLine } from './caption-lines.js';
import styles from './Captions.module.css';

const keyOf = ({ joinerId, id }: CaptionLine) => `${joinerId} ${id}`;

/**
 * The captions of all participants, over the lower third of the pictures; finished sentences are
 * read out as well.
 */
export function Captions({ call }: { readonly call: CallInHand }) {
  const says = useTexts();
  const [lines, setLines] = useState<readonly CaptionLine[]>([]);
  const { channel, sessionCallId } = call.session;
  useEffect(() => {
    const stop = channel.on(smartMeetMessages.liveTranscript, (said) => {
      if (said.sessionCallId !== sessionCallId) return;
      setLines((before) => withSaid(before, said, performance.now()));
    });
    const timer = setInterval(
      () => setLines((before) => stillShown(before, performance.now())),
      1_000,
    );
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [channel, sessionCallId]);
  const ownId = call.state.self?.callJoinerId;
  const nameOf = ({ joinerId, name }: CaptionLine) => (joinerId === ownId ? says(texts.you) : name);
  const finished = lines.filter(({ isFinal }) => isFinal);
  return (
    <div className={styles.captions} role="region" aria-label={says(texts.captions)}>
      <div aria-hidden="true" data-testid="caption-lines">
        {lines.map((line) => (
          <p key={keyOf(line)} className={styles.line} data-final={line.isFinal || undefined}>
            <OneLine as="strong">{nameOf(line)}</OneLine>{' '}
            <span className={styles.said}>
              <span dir="auto">{line.text}</span>
            </span>
          </p>
        ))}
      </div>
      <div className="visually-hidden" role="log" aria-live="polite">
        {finished.map((line) => (
          <p key={keyOf(line)}>{`${nameOf(line)}: ${line.text}`}</p>
        ))}
      </div>
    </div>
  );
}
