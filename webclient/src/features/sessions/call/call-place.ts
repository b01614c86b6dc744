import { BASE_PATH } from '@foyer/contracts/identity';

import { makeStore } from '#state/store.js';

/** The page of a call that this tab has been in. */
export interface CallPlace {
  readonly path: string;
  /** The name of the session or meeting. */
  readonly title: string;
  /** True if the tab keeps the user in it while it shows another page. */
  readonly isKept: boolean;
}

/** The call that this tab draws, on its page or small above another one; null without one. */
export const callDrawn = makeStore<string | null>(null);

const keyOf = (callId: string) => `${BASE_PATH}/call-place/${callId}`;

/** Notes the page of a call, so that this tab leads back to it, also after a reload. */
export function notePlace(callId: string, place: CallPlace): void {
  sessionStorage.setItem(keyOf(callId), JSON.stringify(place));
}

export function placeOf(callId: string): CallPlace | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(callId)) ?? 'null') as CallPlace | null;
  } catch {
    return null;
  }
}

/** The user has left the call finally. */
export function forgetPlace(callId: string): void {
  sessionStorage.removeItem(keyOf(callId));
}
