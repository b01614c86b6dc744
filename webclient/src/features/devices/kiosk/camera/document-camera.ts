import type { DeviceCamera } from '@foyer/contracts/devices';

import { debug } from '#debug.js';
import { cameraConstraints } from '#media/core/constraints.js';
import type { CallSession } from '#media/core/call-session.js';
import { sizeOf } from './settings.js';

type Sending = Pick<CallSession, 'send' | 'stopSending'>;

/** The kiosk's second camera, over what lies on its table: a stream of its own in a call. */
export class DocumentCamera {
  #session: Sending | null = null;
  #track: MediaStreamTrack | null = null;
  /** Grows with each beginning and end, so that what arrives late is let go at once. */
  #turn = 0;

  constructor(
    private readonly devices: MediaDevices | undefined,
    private readonly settings: () => DeviceCamera,
  ) {}

  /** Sends its picture to a call, where the kiosk has one. */
  async open(session: Sending): Promise<void> {
    this.#session = session;
    this.#turn += 1;
    const turn = this.#turn;
    const settings = this.settings();
    if (settings.deviceId === null || !this.devices) return;
    try {
      const video = cameraConstraints({ camera: settings.deviceId, side: null }, sizeOf(settings));
      const stream = await this.devices.getUserMedia({ video, audio: false });
      const [track] = stream.getVideoTracks();
      if (!track) return;
      if (turn !== this.#turn) {
        track.stop();
        return;
      }
      this.#track = track;
      session.send({
        mediaType: 'secondaryCam',
        isThere: () => track.readyState === 'live',
        attach: (connection) => {
          connection.addTransceiver(track, { direction: 'sendonly', streams: [stream] });
          return () => undefined;
        },
      });
    } catch (error) {
      // A call is worth having without it; that it is missing stands in the report of the kiosk's
      // health.
      debug('kiosk', 'no document camera', error);
    }
  }

  /**
   * Lets go of the camera and takes it again: what has frozen may move again. Does no work outside
   * of a call.
   */
  async restart(): Promise<void> {
    const session = this.#session;
    if (session === null) return;
    this.#track?.stop();
    this.#track = null;
    await this.open(session);
  }

  close(): void {
    this.#turn += 1;
    this.#session = null;
    this.#track?.stop();
    this.#track = null;
  }
}
