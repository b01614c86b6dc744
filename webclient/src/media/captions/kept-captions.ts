const KEY = 'foyer.captions';

/** True if captions were turned on at this page for a call: a reload does not turn them off. */
export function areCaptionsKept(sessionCallId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === sessionCallId;
  } catch {
    return false;
  }
}

/** Keeps that they are, or no longer, until the tab is closed. */
export function keepCaptions(sessionCallId: string, areOn: boolean): void {
  try {
    if (areOn) sessionStorage.setItem(KEY, sessionCallId);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, the participant turns captions on again by hand.
  }
}
