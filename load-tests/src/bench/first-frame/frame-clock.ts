/**
 * Runs in a page before anything else. `frameClock.start()` begins to count;
 * `frameClock.firstFrame` resolves with the milliseconds until the first remote picture was
 * decoded, and until each step towards it on the connection that brought it.
 */
export const FRAME_CLOCK = `(() => {
  const marks = new Map();
  let startedAt = 0;
  const since = () => performance.now() - startedAt;
  const mark = (connection, step) => {
    const steps = marks.get(connection);
    if (steps && !(step in steps)) steps[step] = since();
  };
  const Native = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Native {
    constructor(...args) {
      super(...args);
      marks.set(this, {});
      mark(this, 'made');
      this.addEventListener('connectionstatechange', () => {
        if (this.connectionState === 'connected') mark(this, 'connected');
      });
    }
    setRemoteDescription(...args) {
      mark(this, 'offered');
      return super.setRemoteDescription(...args);
    }
  };
  const look = async () => {
    for (const [connection, steps] of marks) {
      if (connection.connectionState === 'closed') continue;
      for (const each of (await connection.getStats()).values()) {
        if (each.type === 'inbound-rtp' && each.kind === 'video' && each.framesDecoded > 0) {
          return { total: since(), ...steps };
        }
      }
    }
    return undefined;
  };
  window.frameClock = {
    start() {
      marks.clear();
      startedAt = performance.now();
      window.frameClock.firstFrame = new Promise((resolve) => {
        const tick = () => look().then((found) => (found ? resolve(found) : setTimeout(tick, 4)));
        tick();
      });
    },
    startOnClick() {
      document.addEventListener('click', () => window.frameClock.start(), { capture: true, once: true });
    },
    firstFrame: undefined,
  };
})()`;

/** The times of the clock, in milliseconds since it was started. */
export interface FirstFrame {
  readonly total: number;
  /** The receiving connection was made, was given the offer, was up. */
  readonly made: number;
  readonly offered: number;
  readonly connected: number;
}
