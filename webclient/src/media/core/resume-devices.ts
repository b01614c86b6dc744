import type { MissingDevice } from '@foyer/contracts/visits';

import type { LocalMedia } from './local-media.js';

/** True if the browser gives camera and microphone without asking. */
async function isGranted(): Promise<boolean> {
  try {
    const answers = await Promise.all(
      (['camera', 'microphone'] as const).map((name) => navigator.permissions.query({ name })),
    );
    return answers.every(({ state }) => state === 'granted');
  } catch {
    // Not every browser knows these permissions; then the user is asked.
    return false;
  }
}

interface Resumed {
  /** True if the browser may ask now; else only what needs no question is taken. */
  readonly asks: boolean;
  /** With which devices the server knows the user to come without; absent in an earlier build. */
  readonly missing: readonly MissingDevice[] | undefined;
}

/**
 * Has the devices as they were before the page was loaded again. A visitor who came without both
 * comes without them still, and is asked nothing by a browser that forgets its permissions.
 */
export async function resumeDevices(media: LocalMedia, { asks, missing }: Resumed): Promise<void> {
  // The effects of the same drawing turn off what this tab had off before.
  await Promise.resolve();
  if (media.state.get().phase !== 'idle') return;
  const isGiven = await isGranted();
  if (media.state.get().phase !== 'idle') return;
  const isWithoutBoth = missing?.includes('camera') && missing.includes('microphone');
  if (!isGiven && isWithoutBoth) media.proceedWithout(true);
  else if (asks || isGiven) await media.open();
}
