import type { CallSetting } from '@foyer/contracts/settings';

import { makeStore } from './store.js';

/** What holds for guests, and until a member's own is known. */
const standard: CallSetting = {
  startWith: { video: true, audio: true, queueId: null },
  portraitOverlay: { enabled: false, auto: true },
  mediaSettings: { quality: 'HD', transparency: 0 },
  layout: 'default',
};

/** How the own calls begin and are laid out, as the member likes it. */
export const callSetting = makeStore<CallSetting>(standard);

export const forgetCallSetting = (): void => callSetting.set(standard);
