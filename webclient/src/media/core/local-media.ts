import { isSameValue } from '@foyer/contracts/schema';
import { makeStore, type Store } from '#state/store.js';
import { cameraConstraints, type PictureSize } from './constraints.js';
import {
  keepDeviceChoice,
  readDeviceChoice,
  type DeviceChoice,
  type Quality,
} from './device-choice.js';
import { noDevices, type LocalState } from './local-state.js';
import { asChosen, noLimits, sizeOf, type MediaLimits } from './media-limits.js';
import { canCall, obstacle, problemOf } from './media-problem.js';
import { BackgroundBlur, type Blur, type OwnPicture } from './own-picture.js';
import { TakenDevices } from './taken-devices.js';
import { wishes } from './wanted-devices.js';

/** How devices begin: what is off stays so until it is turned on. */
export interface Beginning {
  readonly camera: boolean;
  readonly microphone: boolean;
  /** The default if none was chosen on this browser; null is the usual quality. */
  readonly quality: Quality | null;
}

const allOn: Beginning = { camera: true, microphone: true, quality: null };

/**
 * Owns the user's camera and microphone from the first look into the mirror to the end of the call.
 * The tracks stay open in between, because some browsers ask again each time they are opened.
 */
export class LocalMedia {
  readonly #state;
  readonly #blur;
  readonly #taken: TakenDevices;

  constructor(
    private readonly devices: MediaDevices | undefined,
    private readonly storage: Storage,
    /** The resolution that is set for the camera; null where none is. */
    private readonly size: () => PictureSize | null = () => null,
    blur?: Blur,
    begins: Beginning = allOn,
  ) {
    const kept = readDeviceChoice(storage);
    const choice = { ...kept, quality: kept.quality ?? begins.quality };
    this.#blur = new BackgroundBlur((own) => this.#show(own), blur);
    this.#state = makeStore<LocalState>({
      phase: 'idle',
      problem: null,
      audio: null,
      video: null,
      picture: null,
      blur: 'off',
      microphoneOn: begins.microphone,
      cameraOn: begins.camera,
      hasCamera: true,
      hasMicrophone: true,
      devices: noDevices,
      choice,
      limits: asChosen(noLimits, choice),
      allowed: noLimits,
    });
    const now = { get: this.#state.get, set: (part: Partial<LocalState>) => this.#set(part) };
    this.#taken = new TakenDevices(devices, now, () => this.#size());
  }

  get state(): Store<LocalState> {
    return this.#state;
  }

  /**
   * Asks for camera and microphone, or for what there is of both. Never throws: what failed is in
   * the state.
   * @param camera True if the camera is wanted; by default unchanged.
   */
  async open(camera: boolean = this.#state.get().cameraOn): Promise<void> {
    this.#set({ cameraOn: camera });
    const problem = obstacle();
    if (problem) {
      this.#set({ phase: 'failed', problem });
      return;
    }
    const turn = this.#taken.begin();
    this.#set({ phase: 'asking', problem: null });
    this.devices?.addEventListener('devicechange', this.#onDeviceChange);
    const wanting = wishes(camera, this.#state.get());
    if (wanting.length === 0) this.#set({ phase: 'ready' });
    let failure: unknown;
    for (const wanted of wanting) {
      try {
        await this.#taken.take(wanted, turn);
        return;
      } catch (error) {
        failure ??= error;
        // Only what is missing can be left out; an error of one is an error.
        if (problemOf(error) !== 'not-found') {
          failure = error;
          break;
        }
      }
    }
    if (failure !== undefined && this.#taken.isOn(turn)) {
      this.#set({ phase: 'failed', problem: problemOf(failure) });
    }
  }

  /**
   * Continues with nothing to send, where others can at least be seen and heard. Devices that could
   * not be had are missing; those that were never asked for are only off.
   */
  proceedWithout(isMissing: boolean = this.#state.get().phase === 'failed'): void {
    this.#taken.begin();
    // A former try may have brought some: they would send, and be shown as off.
    this.#taken.letGo('audio');
    this.#taken.letGo('video');
    if (!canCall()) {
      this.#set({ phase: 'failed', problem: 'unsupported' });
      return;
    }
    const has = isMissing && { hasCamera: false, hasMicrophone: false };
    this.#set({ phase: 'ready', problem: null, cameraOn: false, microphoneOn: false, ...has });
  }

  /**
   * Sets what may be sent from now on. A forbidden device is off, and stays off after the limit
   * ends until its owner turns it on.
   */
  limit(allowed: MediaLimits): void {
    const { limits: before, allowed: allowedBefore, video, choice } = this.#state.get();
    const limits = asChosen(allowed, choice);
    if (isSameValue([before, allowedBefore], [limits, allowed])) return;
    this.#set({ limits, allowed });
    this.#taken.letGoOfHeld();
    if (limits.microphone !== null) void this.setMicrophone(false);
    if (limits.camera !== null) void this.setCamera(false);
    if (limits.picture === before.picture) return;
    // A camera that cannot do it continues unchanged; the sent picture is limited all the same.
    video?.applyConstraints(cameraConstraints(choice, this.#size())).catch(() => undefined);
  }

  /** The size that is set for the camera, or that the call has; null for the usual one. */
  #size(): PictureSize | null {
    return this.size() ?? sizeOf(this.#state.get().limits);
  }

  /** Mutes at once, without letting go of the microphone. */
  async setMicrophone(on: boolean): Promise<void> {
    const { audio, limits } = this.#state.get();
    if (on && limits.microphone !== null) return;
    this.#set({ microphoneOn: on });
    if (audio) audio.enabled = on;
    else if (on) await this.#taken.turnOn('audio');
  }

  /** Tells the others that the user has left and can return; undefined once that is over. */
  announceWayBack(mayReturnForS: number | undefined): void {
    this.#set({ mayReturnForS });
  }

  /** Turns the camera fully off, including its light, or on again. */
  async setCamera(on: boolean): Promise<void> {
    const { video, limits } = this.#state.get();
    if (on && limits.camera !== null) return;
    this.#set({ cameraOn: on });
    if (!on) this.#taken.letGo('video');
    else if (!video) await this.#taken.turnOn('video');
  }

  /**
   * Lets go of the camera and takes it again, where it is wanted: what has frozen may move again.
   */
  async restartCamera(): Promise<void> {
    if (this.#state.get().cameraOn) await this.#taken.takeAgain('video');
  }

  /** The same of the microphone, which may fall silent. */
  async restartMicrophone(): Promise<void> {
    if (this.#state.get().microphoneOn) await this.#taken.takeAgain('audio');
  }

  /** Takes another device, now and next time. */
  async choose(choice: Partial<DeviceChoice>): Promise<void> {
    const { blur: stood, choice: before } = this.#state.get();
    const next = { ...before, ...(choice.camera !== undefined && { side: null }), ...choice };
    keepDeviceChoice(this.storage, { ...readDeviceChoice(this.storage), ...choice });
    this.#set({ choice: next });
    this.limit(this.#state.get().allowed);
    const { phase, video, audio } = this.#state.get();
    if (phase === 'failed') await this.open();
    // It was switched off because it could not be blurred: now it need not be, or is tried again.
    if (choice.blur !== undefined && stood === 'failed') await this.#seenAgain();
    // Phones give the camera of one side only to who has let go of the other.
    if (choice.side !== undefined && video) await this.#taken.takeAgain('video');
    else if (choice.camera !== undefined && video) await this.#taken.turnOn('video');
    if (choice.microphone !== undefined && audio) await this.#taken.turnOn('audio');
  }

  /**
   * A yes to being seen as the camera has it, for this time: the next one begins with the choice as
   * it was.
   */
  async showUnblurred(): Promise<void> {
    this.#set({ choice: { ...this.#state.get().choice, blur: false } });
    await this.#seenAgain();
  }

  /** Stays unseen after a blur failed. */
  leaveCameraOff(): void {
    this.#blur.forget();
  }

  async #seenAgain(): Promise<void> {
    this.#blur.forget();
    await this.setCamera(true);
  }

  /** Lets go of both. */
  close(): void {
    this.#taken.begin();
    const { audio, video } = this.#state.get();
    audio?.stop();
    video?.stop();
    this.devices?.removeEventListener('devicechange', this.#onDeviceChange);
    this.#set({ phase: 'idle', audio: null, video: null });
    this.#blur.forget();
  }

  readonly #onDeviceChange = () => {
    void this.#taken.list().then(() => {
      const { phase, problem } = this.#state.get();
      if (phase === 'failed' && problem === 'not-found') return this.open();
      return undefined;
    });
  };

  /**
   * Without a blur that was asked for the camera is off, light and all, until it was said what
   * shall be seen.
   */
  #show(own: OwnPicture): void {
    this.#state.set((state) => ({ ...state, ...own }));
    if (own.blur === 'failed') void this.setCamera(false);
  }

  #set(part: Partial<LocalState>): void {
    this.#state.set((state) => ({ ...state, ...part }));
    const { video, choice } = this.#state.get();
    this.#blur.follow(video, choice.blur);
  }
}
