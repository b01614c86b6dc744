/**
 * Chromium mutes a camera that gives no pictures for a second. Others mute what the person, or the system, has paused: that
 * is meant, and to take the camera again would undo it.
 */
const mutesWhatFreezes = (): boolean => 'userAgentData' in navigator;

/** Whether something has to come from a camera or microphone: it is on, and no one withholds it. One that has ended should. */
export function isToFlow({ kind, enabled, muted }: MediaStreamTrack): boolean {
  return enabled && (!muted || (kind === 'video' && mutesWhatFreezes()));
}
