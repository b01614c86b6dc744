/** Parts of browsers that the specs' DOM lacks, as far as the pages need them. */
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
HTMLMediaElement.prototype.play = async () => undefined;
Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { writable: true, value: null });

/** A stream is no more than its tracks. */
class FakeStream {
  readonly #tracks: MediaStreamTrack[];

  constructor(tracks: MediaStreamTrack[] = []) {
    this.#tracks = tracks;
  }

  getTracks = () => this.#tracks;
  getAudioTracks = () => this.#tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.#tracks.filter(({ kind }) => kind === 'video');
}
/** A connection that can be made and nothing else, as there is no network. */
class FakeConnection extends EventTarget {
  close = () => undefined;
}
Object.assign(globalThis, {
  MediaStream: FakeStream,
  isSecureContext: true,
  RTCPeerConnection: FakeConnection,
});
/** A wide window, unless a spec says otherwise. */
if (!('matchMedia' in globalThis)) {
  const matchMedia = () => Object.assign(new EventTarget(), { matches: false });
  Object.assign(globalThis, { matchMedia });
}
