import type { PictureSize } from './constraints.js';
import { sortDevices, type LocalState } from './local-state.js';
import { problemOf } from './media-problem.js';
import { askForDevices, type Wanted } from './wanted-devices.js';

/** Reads and changes the known state of the user's devices. */
export interface DevicesNow {
  readonly get: () => LocalState;
  readonly set: (part: Partial<LocalState>) => void;
}

/**
 * The tracks that are taken from camera and microphone, one of each: how they come, replace each
 * other, and go.
 */
export class TakenDevices {
  /** Grows with every opening and closing, so that what arrives late is stopped at once. */
  #turn = 0;

  constructor(
    private readonly devices: MediaDevices | undefined,
    private readonly now: DevicesNow,
    /** Of the camera; null for the usual one. */
    private readonly size: () => PictureSize | null,
  ) {}

  /** Cancels earlier requests. @returns the turn that begins */
  begin(): number {
    this.#turn += 1;
    return this.#turn;
  }

  isOn(turn: number): boolean {
    return turn === this.#turn;
  }

  /** Asks for devices; what does not come of them is not there. @throws what the browser throws */
  async take(wanted: Wanted, turn: number): Promise<void> {
    this.#adopt(turn, await this.#ask(wanted));
  }

  /** Takes one of them, in place of the one before. Never throws: what failed is in the state. */
  async turnOn(kind: 'audio' | 'video'): Promise<void> {
    const turn = this.#turn;
    this.now.set({ problem: null });
    try {
      this.#adopt(turn, await this.#ask(kind), kind);
    } catch (error) {
      const has = kind === 'audio' ? 'hasMicrophone' : 'hasCamera';
      // The one before is still sent where it lives.
      const lives = this.now.get()[kind]?.readyState === 'live';
      this.now.set({ problem: problemOf(error), [has]: lives });
    }
  }

  /**
   * Some drivers give a device again only to who has let go of it. It counts as on during this
   * time.
   */
  async takeAgain(kind: 'audio' | 'video'): Promise<void> {
    const { [kind]: track, phase } = this.now.get();
    if (phase !== 'ready') return;
    track?.stop();
    await this.turnOn(kind);
    if (track !== null && this.now.get()[kind] === track) this.now.set({ [kind]: null });
  }

  letGo(kind: 'audio' | 'video'): void {
    this.now.get()[kind]?.stop();
    if (this.now.get()[kind]) this.now.set({ [kind]: null });
  }

  /** Lets go of what may not be sent by one's role. */
  letGoOfHeld(): void {
    const { limits } = this.now.get();
    if (limits.microphone === 'role') this.letGo('audio');
    if (limits.camera === 'role') this.letGo('video');
  }

  /** Says which devices there are. */
  async list(): Promise<void> {
    const devices = sortDevices((await this.devices?.enumerateDevices()) ?? []);
    this.now.set({ devices });
  }

  #ask(wanted: Wanted): Promise<MediaStream> {
    const { choice } = this.now.get();
    return askForDevices(this.devices, { wanted, choice, size: this.size() });
  }

  #adopt(turn: number, stream: MediaStream, only?: 'audio' | 'video'): void {
    if (turn !== this.#turn) {
      for (const track of stream.getTracks()) track.stop();
      return;
    }
    const before = this.now.get();
    const audio = stream.getAudioTracks()[0] ?? null;
    const video = stream.getVideoTracks()[0] ?? null;
    if (only !== 'video') {
      before.audio?.stop();
      if (audio) audio.enabled = before.microphoneOn;
      this.now.set({ audio, hasMicrophone: audio !== null });
    }
    if (only !== 'audio') {
      before.video?.stop();
      this.now.set({ video, hasCamera: video !== null || !before.cameraOn });
    }
    this.now.set({ phase: 'ready', problem: null });
    // Devices that may not be sent any more when they arrive are released, and so is a camera that
    // was turned off in the meantime.
    this.letGoOfHeld();
    if (!this.now.get().cameraOn) this.letGo('video');
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', () => this.#onEnded(track));
    }
    void this.list();
  }

  /** A device was unplugged: another one takes its place where there is one. */
  #onEnded(track: MediaStreamTrack): void {
    for (const kind of ['audio', 'video'] as const) {
      if (this.now.get()[kind] !== track) continue;
      this.now.set({ [kind]: null });
      void this.turnOn(kind);
    }
  }
}
