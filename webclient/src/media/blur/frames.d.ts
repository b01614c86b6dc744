/**
 * The frames of a track one by one, as Chromium has them; the types of the browser leave them out.
 */
declare class MediaStreamTrackProcessor {
  constructor(options: { readonly track: MediaStreamTrack });
  readonly readable: ReadableStream<VideoFrame>;
}

declare class MediaStreamTrackGenerator extends MediaStreamTrack {
  constructor(options: { readonly kind: 'video' });
  readonly writable: WritableStream<VideoFrame>;
}
