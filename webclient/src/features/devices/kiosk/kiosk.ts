import type { Device, MediaPath } from '@foyer/contracts/devices';
import type { KioskCall } from '@foyer/contracts/local';
import type { PublicPortal } from '@foyer/contracts/portals';

import { LocalMedia } from '#media/core/local-media.js';
import { makeStore, type Store } from '#state/store.js';
import type { VisitSession } from '../../visits/visitor/visit-session.js';
import { CameraWatch } from './camera/camera-watch.js';
import { DocumentCamera } from './camera/document-camera.js';
import type { FrameSource } from './camera/frame-source.js';
import { cameraChanged, choiceOf, sizeOf } from './camera/settings.js';
import { followDevices } from './camera/follow-devices.js';
import {
  clientAtRest,
  nextClientState,
  type ClientEvent,
  type ClientState,
} from './state/client-state.js';

/** The dependencies of a kiosk on the browser. */
export interface KioskBrowser {
  readonly devices: MediaDevices | undefined;
  readonly storage: Storage;
  readonly makeSource: (track: MediaStreamTrack) => FrameSource;
  /** Milliseconds on a clock that does not jump. */
  readonly now: () => number;
  readonly awake: () => boolean;
}

/** Parts of a call that are absent this long after its start are missing, in milliseconds. */
export const JOINS_WITHIN_MS = 10_000;

/** Which parts of a call the page has. */
export interface CallPresence {
  readonly callId: string | null;
  readonly parts: KioskCall;
}

export const noCall: CallPresence = {
  callId: null,
  parts: {
    participantProperties: false,
    participantList: false,
    callStreams: false,
    callList: false,
    joiner: false,
  },
};

/**
 * The parts of a kiosk: camera, microphone, the visitor's way, and the health of them all. Lives as
 * long as the page.
 */
export class Kiosk {
  readonly media: LocalMedia;
  readonly watch: CameraWatch;
  readonly documentCamera: DocumentCamera;
  readonly call = makeStore<CallPresence>(noCall);
  /**
   * The portal that this kiosk stands for: null where there is none, undefined while that is not
   * known.
   */
  readonly portal = makeStore<PublicPortal | null | undefined>(undefined);
  /** How sound and picture would get to the media server; null while that is not known. */
  readonly path = makeStore<MediaPath | null>(null);
  readonly #state;
  readonly #stop: (() => void)[] = [];
  #device: Device;
  #visit: VisitSession | null = null;
  #leaveVisit: () => void = () => undefined;
  #inCallSince = 0;

  constructor(
    private readonly browser: KioskBrowser,
    device: Device,
  ) {
    this.#device = device;
    this.#state = makeStore<ClientState>(clientAtRest(device.volume));
    this.media = new LocalMedia(browser.devices, browser.storage, () =>
      sizeOf(this.#device.userCamera),
    );
    this.documentCamera = new DocumentCamera(browser.devices, () => this.#device.docCamera);
    this.watch = new CameraWatch({
      ...browser,
      media: this.media,
      onFrozen: () => this.happened({ type: 'frozen' }),
      onRecovered: () => this.happened({ type: 'recovered', part: 'picture' }),
    });
  }

  get state(): Store<ClientState> {
    return this.#state;
  }

  get device(): Device {
    return this.#device;
  }

  get visit(): VisitSession | null {
    return this.#visit;
  }

  /** True if a call has just begun, so that some of its parts may still be absent. */
  get isJoining(): boolean {
    const { step } = this.#state.get();
    return step === 'IN_CALL' && this.browser.now() - this.#inCallSince < JOINS_WITHIN_MS;
  }

  open(): void {
    this.#stop.push(followDevices(this.media, (event) => this.happened(event)));
    void this.media.choose(choiceOf(this.#device)).then(() => this.media.open(true));
    this.watch.open();
  }

  close(): void {
    this.attach(null);
    for (const stop of this.#stop.splice(0)) stop();
    this.watch.close();
    this.media.close();
  }

  /** Takes what an administrator has changed, while it runs. */
  apply(device: Device): void {
    const before = this.#device;
    this.#device = device;
    if (before.volume !== device.volume) this.setVolume(device.volume);
    const [was, is] = [choiceOf(before), choiceOf(device)];
    const changed = {
      ...(was.camera === is.camera ? {} : { camera: is.camera }),
      ...(was.microphone === is.microphone ? {} : { microphone: is.microphone }),
      ...(was.speaker === is.speaker ? {} : { speaker: is.speaker }),
      quality: is.quality,
      angle: is.angle,
    };
    const another = cameraChanged(before.userCamera, device.userCamera);
    void this.media.choose(changed).then(() => {
      // Another camera was taken by the choice itself; another resolution of the same one is not.
      return another && was.camera === is.camera ? this.watch.restart() : undefined;
    });
  }

  setVolume(volume: number): void {
    this.happened({ type: 'volume', volume });
  }

  /** Follows a visitor's visit, in the place of the one before. */
  attach(visit: VisitSession | null): void {
    this.#leaveVisit();
    this.#visit = visit;
    if (visit === null) {
      this.#leaveVisit = () => undefined;
      return;
    }
    const follow = () => {
      const { phase, view } = visit.state.get();
      if (phase === 'resuming') return;
      const status = phase === 'outside' ? null : (view?.status ?? null);
      if (status !== 'IN_ERROR') this.happened({ type: 'recovered', part: 'visit' });
      this.happened({ type: 'visit', status, note: view?.note ?? null });
    };
    follow();
    this.#leaveVisit = visit.state.subscribe(follow);
  }

  /** Takes in what has happened. */
  happened(event: ClientEvent): void {
    const before = this.#state.get().step;
    this.#state.set((state) => nextClientState(state, event));
    const { step } = this.#state.get();
    if (step === 'IN_CALL' && before !== step) this.#inCallSince = this.browser.now();
  }
}
