import { comesWithoutTexts as texts } from '#i18n/comes-without-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { useStore } from '#state/store.js';
import { comesWithout } from '../core/comes-without.js';
import type { LocalMedia } from '../core/local-media.js';

interface ComesWithoutProps {
  readonly media: LocalMedia;
  /** True if the call has a chat, in which those without a microphone write. */
  readonly hasChat?: boolean;
  readonly className?: string | undefined;
}

/** Tells who waits without camera or microphone that they are served all the same, and how. */
export function ComesWithout({ media, hasChat = true, className }: ComesWithoutProps) {
  const says = useTexts();
  const [one, other] = comesWithout(useStore(media.state)) ?? [];
  if (!one) return null;
  const writes = hasChat && (other ?? one) === 'microphone';
  return (
    <p className={className} role="status" data-testid="comes-without">
      {says(texts[other ? 'both' : one])} {writes && says(texts.write)}
    </p>
  );
}
