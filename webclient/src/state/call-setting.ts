import type { ShownCallSetting } from '@foyer/contracts/settings';

import { makeStore } from './store.js';

/** The default for guests, and until the member's own setting is known. */
const standard: ShownCallSetting = {
  startWith: { video: true, audio: true, queueId: null },
  portraitOverlay: { enabled: false, auto: true },
  mediaSettings: { quality: 'HD', transparency: 0 },
  layout: 'default',
  revision: -1,
};

/** The member's settings for the start and the layout of their calls. */
export const callSetting = makeStore<ShownCallSetting>(standard);

export const forgetCallSetting = (): void => callSetting.set(standard);
