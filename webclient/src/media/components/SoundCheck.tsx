import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import { LevelMeter } from './LevelMeter.js';
import { SpeakerTest } from './SpeakerTest.js';

/** Tries both ways of the sound: how loud the microphone is, and whether the speaker is heard. */
export function SoundCheck({ media }: { media: LocalMedia }) {
  const { audio } = useStore(media.state);
  return (
    <>
      {audio && <LevelMeter track={audio} />}
      <SpeakerTest media={media} />
    </>
  );
}
