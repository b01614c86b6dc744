import type { CallSetting } from '@foyer/contracts/settings';

import { makeStore } from './store.js';

/** The default for guests, and until the member's own setting is known. */
const standard: CallSetting = {
  startWith: { video: true, audio: true, queueId: null },
  portraitOverlay: { enabled: false, auto: true },
  mediaSettings: { quality: 'HD', transparency: 0 },
  layout: 'default',
};

/** The member's settings for the start and the layout of their calls. */
export const callSetting = makeStore<CallSetting>(standard);

export const forgetCallSetting = (): void => callSetting.set(standard);
