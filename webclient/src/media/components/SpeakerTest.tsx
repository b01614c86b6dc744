import { useState } from 'react';

import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { useTexts } from '#i18n/useTexts.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import { playTestTone } from '../sound/test-tone.js';
import { speakerTexts as texts } from './speaker-texts.js';
import styles from './SpeakerTest.module.css';
import { choosesSpeaker, SpeakerSelect } from './SpeakerSelect.js';

/** `asked`: it was played, and only the user knows whether it was heard. */
type Test = 'untried' | 'asked' | 'heard' | 'unheard';

/** Plays a tone through the chosen speaker, and asks whether it was heard. */
export function SpeakerTest({ media }: { media: LocalMedia }) {
  const says = useTexts();
  const { devices, choice } = useStore(media.state);
  const [test, setTest] = useState<Test>('untried');
  const mayChoose = choosesSpeaker && devices.speakers.length > 1;
  const play = async () => {
    setTest((await playTestTone(choice.speaker)) ? 'asked' : 'unheard');
  };
  return (
    <div className={styles.test} data-testid="speaker-test" data-test={test}>
      <div className={styles.question}>
        <Button size="small" icon={<Icon name="sound" />} onClick={() => void play()}>
          {says(test === 'untried' ? texts.play : texts.again)}
        </Button>
        {test === 'asked' && (
          <>
            <span role="status">{says(texts.question)}</span>
            <Button size="small" onClick={() => setTest('heard')}>
              {says(texts.yes)}
            </Button>
            <Button size="small" onClick={() => setTest('unheard')}>
              {says(texts.no)}
            </Button>
          </>
        )}
      </div>
      {test === 'heard' && (
        <p className={styles.heard} role="status">
          <Icon name="check" />
          {says(texts.heard)}
        </p>
      )}
      {test === 'unheard' && (
        <>
          <p className={styles.unheard} role="status">
            <Icon name="warning" />
            {says(mayChoose ? texts.another : texts.louder)}
          </p>
          {mayChoose && <SpeakerSelect media={media} />}
        </>
      )}
    </div>
  );
}
