import { makeStore, type Store } from '../../state/store.js';
import { cameraConstraints, type PictureSize } from './constraints.js';
import { keepDeviceChoice, readDeviceChoice, type DeviceChoice } from './device-choice.js';
import { noDevices, sortDevices, type LocalState } from './local-state.js';
import { asChosen, isSame, noLimits, sizeOf, type MediaLimits } from './media-limits.js';
import { obstacle, problemOf } from './media-problem.js';
import { BackgroundBlur } from './own-picture.js';
import { askForDevices, wishes, type Wanted } from './wanted-devices.js';

/**
 * Owns the own camera and microphone from the first look into the mirror to the end of the call. The tracks stay open
 * in between, because some browsers ask again each time they are opened.
 */
export class LocalMedia {
  readonly #state;
  readonly #blur = new BackgroundBlur((own) => this.#state.set((state) => ({ ...state, ...own })));
  /** Grows with every opening and closing, so that what arrives late is stopped at once. */
  #turn = 0;

  constructor(
    private readonly devices: MediaDevices | undefined,
    private readonly storage: Storage,
    /** The resolution that is set for the camera; null where none is. */
    private readonly size: () => PictureSize | null = () => null,
  ) {
    this.#state = makeStore<LocalState>({
      phase: 'idle',
      problem: null,
      audio: null,
      video: null,
      picture: null,
      blur: 'off',
      microphoneOn: true,
      cameraOn: true,
      hasCamera: true,
      hasMicrophone: true,
      devices: noDevices,
      choice: readDeviceChoice(storage),
      limits: asChosen(noLimits, readDeviceChoice(storage)),
      allowed: noLimits,
    });
  }

  get state(): Store<LocalState> {
    return this.#state;
  }

  /**
   * Asks for camera and microphone, or for what there is of both. Never throws: what failed is in the state.
   * @param camera Whether the camera is wanted; as before unless told.
   */
  async open(camera: boolean = this.#state.get().cameraOn): Promise<void> {
    this.#set({ cameraOn: camera });
    const problem = obstacle();
    if (problem) {
      this.#set({ phase: 'failed', problem });
      return;
    }
    this.#turn += 1;
    const turn = this.#turn;
    this.#set({ phase: 'asking', problem: null });
    this.devices?.addEventListener('devicechange', this.#onDeviceChange);
    const wanting = wishes(camera, this.#state.get());
    if (wanting.length === 0) this.#set({ phase: 'ready' });
    let failure: unknown;
    for (const wanted of wanting) {
      try {
        const stream = await this.#ask(wanted);
        this.#adopt(turn, stream);
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
    if (failure !== undefined && turn === this.#turn) {
      this.#set({ phase: 'failed', problem: problemOf(failure) });
    }
  }

  /** Goes on with nothing to send. */
  proceedWithout(): void {
    this.#turn += 1;
    this.#set({ phase: 'ready', problem: null, cameraOn: false, microphoneOn: false });
  }

  /** What may be sent from now on: what may not is off, and not to be turned on. */
  limit(allowed: MediaLimits): void {
    const { limits: before, allowed: allowedBefore, video, choice } = this.#state.get();
    const limits = asChosen(allowed, choice);
    if (isSame([before, allowedBefore], [limits, allowed])) return;
    this.#set({ limits, allowed });
    this.#letGoOfHeld();
    if (limits.microphone === 'lock') void this.setMicrophone(false);
    if (limits.camera === 'lock') void this.setCamera(false);
    if (limits.picture === before.picture) return;
    // A camera that cannot do it goes on as it is; what is sent of it is bounded all the same.
    video?.applyConstraints(cameraConstraints(choice.camera, this.#size())).catch(() => undefined);
  }

  #letGoOfHeld(): void {
    const { limits } = this.#state.get();
    if (limits.microphone === 'role') this.#letGo('audio');
    if (limits.camera === 'role') this.#letGo('video');
  }

  #letGo(kind: 'audio' | 'video'): void {
    this.#state.get()[kind]?.stop();
    if (this.#state.get()[kind]) this.#set({ [kind]: null });
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
    else if (on) await this.#turnOn('audio');
  }

  /** Turns the camera off for good, light and all, or on again. */
  async setCamera(on: boolean): Promise<void> {
    const { video, limits } = this.#state.get();
    if (on && limits.camera !== null) return;
    this.#set({ cameraOn: on });
    if (!on) this.#letGo('video');
    else if (!video) await this.#turnOn('video');
  }

  /** Lets go of the camera and takes it again, where it is wanted: what has frozen may move again. */
  async restartCamera(): Promise<void> {
    if (this.#state.get().cameraOn) await this.#takeAgain('video');
  }

  /** The same of the microphone, which may fall silent. */
  async restartMicrophone(): Promise<void> {
    await this.#takeAgain('audio');
  }

  /** Some drivers give a device again only to who has let go of it. It counts as on meanwhile. */
  async #takeAgain(kind: 'audio' | 'video'): Promise<void> {
    const { [kind]: track, phase } = this.#state.get();
    if (phase !== 'ready') return;
    track?.stop();
    await this.#turnOn(kind);
    if (track !== null && this.#state.get()[kind] === track) this.#set({ [kind]: null });
  }

  /** Takes another device, now and next time. */
  async choose(choice: Partial<DeviceChoice>): Promise<void> {
    // What has failed is tried again.
    if (choice.blur && this.#state.get().blur === 'failed') this.#blur.follow(null, false);
    const next = { ...this.#state.get().choice, ...choice };
    keepDeviceChoice(this.storage, next);
    this.#set({ choice: next });
    this.limit(this.#state.get().allowed);
    const { phase, video, audio } = this.#state.get();
    if (phase === 'failed') await this.open();
    if (choice.camera !== undefined && video) await this.#turnOn('video');
    if (choice.microphone !== undefined && audio) await this.#turnOn('audio');
  }

  /** Lets go of both. */
  close(): void {
    this.#turn += 1;
    const { audio, video } = this.#state.get();
    audio?.stop();
    video?.stop();
    this.devices?.removeEventListener('devicechange', this.#onDeviceChange);
    this.#set({ phase: 'idle', audio: null, video: null });
  }

  readonly #onDeviceChange = () => {
    void this.#listDevices().then(() => {
      const { phase, problem } = this.#state.get();
      if (phase === 'failed' && problem === 'not-found') return this.open();
      return undefined;
    });
  };

  #ask(wanted: Wanted): Promise<MediaStream> {
    const { choice } = this.#state.get();
    return askForDevices(this.devices, { wanted, choice, size: this.#size() });
  }

  async #turnOn(kind: 'audio' | 'video'): Promise<void> {
    const turn = this.#turn;
    this.#set({ problem: null });
    try {
      this.#adopt(turn, await this.#ask(kind), kind);
    } catch (error) {
      this.#set({ problem: problemOf(error) });
    }
  }

  #adopt(turn: number, stream: MediaStream, only?: 'audio' | 'video'): void {
    if (turn !== this.#turn) {
      for (const track of stream.getTracks()) track.stop();
      return;
    }
    const before = this.#state.get();
    const audio = stream.getAudioTracks()[0] ?? null;
    const video = stream.getVideoTracks()[0] ?? null;
    if (only !== 'video') {
      before.audio?.stop();
      if (audio) audio.enabled = before.microphoneOn;
      this.#set({ audio, hasMicrophone: audio !== null });
    }
    if (only !== 'audio') {
      before.video?.stop();
      this.#set({ video, hasCamera: video !== null || !before.cameraOn });
    }
    this.#set({ phase: 'ready', problem: null });
    // What may not be sent any more by the time that it arrives is let go of.
    this.#letGoOfHeld();
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', () => this.#onEnded(track));
    }
    void this.#listDevices();
  }

  /** A device was unplugged: another one takes its place where there is one. */
  #onEnded(track: MediaStreamTrack): void {
    for (const kind of ['audio', 'video'] as const) {
      if (this.#state.get()[kind] !== track) continue;
      this.#set({ [kind]: null });
      void this.#turnOn(kind);
    }
  }

  async #listDevices(): Promise<void> {
    const devices = sortDevices((await this.devices?.enumerateDevices()) ?? []);
    this.#set({ devices });
  }

  #set(part: Partial<LocalState>): void {
    this.#state.set((state) => ({ ...state, ...part }));
    const { video, choice } = this.#state.get();
    this.#blur.follow(video, choice.blur);
  }
}
