import './browser-parts.js';

/** A track of a device that does not exist. */
export class FakeTrack extends EventTarget {
  enabled = true;
  readyState: MediaStreamTrackState = 'live';

  constructor(readonly kind: 'audio' | 'video') {
    super();
  }

  getSettings(): MediaTrackSettings {
    return this.kind === 'video' ? { width: 1280, height: 720, deviceId: 'camera' } : {};
  }

  applied: unknown;

  async applyConstraints(constraints: unknown): Promise<void> {
    this.applied = constraints;
  }

  stop(): void {
    this.readyState = 'ended';
  }

  /** The device was unplugged. */
  unplug(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}

/** Camera and microphone of a browser, which may be missing or refused. */
export class FakeDevices extends EventTarget {
  camera = true;
  microphone = true;
  failure: DOMException | undefined;
  readonly asked: MediaStreamConstraints[] = [];
  readonly tracks: FakeTrack[] = [];

  async getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream> {
    this.asked.push(constraints);
    await Promise.resolve();
    if (this.failure) throw this.failure;
    const missing =
      (Boolean(constraints.video) && !this.camera) ||
      (Boolean(constraints.audio) && !this.microphone);
    if (missing) throw new DOMException('Requested device not found', 'NotFoundError');
    const tracks = [
      ...(constraints.audio ? [new FakeTrack('audio')] : []),
      ...(constraints.video ? [new FakeTrack('video')] : []),
    ];
    this.tracks.push(...tracks);
    return new MediaStream(tracks as unknown as MediaStreamTrack[]);
  }

  async enumerateDevices(): Promise<MediaDeviceInfo[]> {
    return [];
  }

  /** As browsers hand it to pages; also where pages look for it themselves. */
  asBrowser(): MediaDevices {
    const devices = this as unknown as MediaDevices;
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
    return devices;
  }
}
