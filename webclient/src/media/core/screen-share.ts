import { sessionCallMessages } from '@foyer/contracts/calls';

import { makeStore, type Store } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import type { CallSession } from './call-session.js';

/** Most frames a second of a shared screen (specification, section 9). */
const FRAMES_MAX = 5;

/** Shares the user's screen in a call; only one participant at a time can share. */
export class ScreenShare {
  readonly #isOn = makeStore(false);
  #track: MediaStreamTrack | null = null;

  constructor(
    private readonly session: CallSession,
    private readonly channel: Channel,
    private readonly sessionCallId: string,
  ) {}

  get isOn(): Store<boolean> {
    return this.#isOn;
  }

  /**
   * Asks the user for a screen, and shares it. @throws ApiError SCREEN_TAKEN if another participant
   * already shares
   */
  async start(): Promise<void> {
    await this.#say(true);
    let stream: MediaStream;
    try {
      const video = { frameRate: { max: FRAMES_MAX } };
      stream = await navigator.mediaDevices.getDisplayMedia({ video, audio: false });
    } catch (error) {
      await this.#say(false);
      // A user who closes the browser's question has changed their mind.
      if (error instanceof DOMException && error.name === 'NotAllowedError') return;
      throw error;
    }
    const [track] = stream.getVideoTracks();
    if (!track) return;
    this.#track = track;
    track.contentHint = 'detail';
    track.addEventListener('ended', () => void this.stop());
    this.session.send({
      mediaType: 'screenCam',
      isThere: () => track.readyState === 'live',
      attach: (connection) => {
        const sendEncodings = [{ maxFramerate: FRAMES_MAX }];
        connection.addTransceiver(track, {
          direction: 'sendonly',
          streams: [stream],
          sendEncodings,
        });
        return () => undefined;
      },
      onStopped: () => this.#end(),
    });
    this.#isOn.set(true);
  }

  async stop(): Promise<void> {
    if (!this.#track) return;
    this.#end();
    await this.session.stopSending('screenCam');
  }

  /** Lets go of the screen. */
  close(): void {
    void this.stop().catch(() => undefined);
  }

  #end(): void {
    this.#track?.stop();
    this.#track = null;
    this.#isOn.set(false);
  }

  async #say(sharing: boolean): Promise<void> {
    const { sessionCallId } = this;
    const { updateScreenShareStatus } = sessionCallMessages;
    await this.channel.emit(updateScreenShareStatus, { sessionCallId, sharing, minimised: false });
  }
}
