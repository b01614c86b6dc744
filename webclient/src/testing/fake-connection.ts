/** A peer connection without a network: it keeps what is done to it, and tests say how it goes. */
export class FakeConnection extends EventTarget {
  static readonly all: FakeConnection[] = [];
  connectionState: RTCPeerConnectionState = 'new';
  signalingState: RTCSignalingState = 'stable';
  localDescription: { type: string; sdp: string } | null = null;
  remoteDescription: { type: string; sdp: string } | null = null;
  readonly candidates: unknown[] = [];
  readonly transceivers: { kind: string; sender: FakeSender }[] = [];
  readonly number: number;
  /** How often ICE was restarted. */
  restarts = 0;

  constructor() {
    super();
    FakeConnection.all.push(this);
    this.number = FakeConnection.all.length;
  }

  addTransceiver(trackOrKind: string | { kind: string }): { kind: string; sender: FakeSender } {
    const kind = typeof trackOrKind === 'string' ? trackOrKind : trackOrKind.kind;
    const sender = new FakeSender(typeof trackOrKind === 'string' ? null : trackOrKind);
    const transceiver = { kind, sender, setCodecPreferences: () => undefined };
    this.transceivers.push(transceiver);
    return transceiver;
  }

  async setLocalDescription(): Promise<void> {
    const type = this.remoteDescription?.type === 'offer' ? 'answer' : 'offer';
    this.localDescription = { type, sdp: `v=0 ${type} of ${this.number}` };
  }

  restartIce(): void {
    this.restarts += 1;
  }

  async setRemoteDescription(description: { type: string; sdp: string }): Promise<void> {
    this.remoteDescription = description;
  }

  async addIceCandidate(candidate: unknown): Promise<void> {
    if (this.remoteDescription === null) throw new Error('No description yet');
    this.candidates.push(candidate);
  }

  /** Answers what it is asked about its streams; a test may let it say nothing. */
  statistics = (): Promise<ReadonlyMap<string, object>> => Promise.resolve(new Map());

  getStats(): Promise<ReadonlyMap<string, object>> {
    return this.statistics();
  }

  getReceivers(): { track: object }[] {
    return [];
  }

  close(): void {
    this.connectionState = 'closed';
    this.signalingState = 'closed';
  }

  /** Finds a candidate of this side. */
  find(candidate: string): void {
    const found = { candidate, sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null };
    this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate: found }));
  }

  become(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
}

class FakeSender {
  parameters: { encodings: object[] } = { encodings: [{}] };

  constructor(public track: unknown) {}

  getParameters() {
    return this.parameters;
  }

  async setParameters(parameters: { encodings: object[] }): Promise<void> {
    this.parameters = parameters;
  }

  async replaceTrack(track: unknown): Promise<void> {
    this.track = track;
  }
}
