import type { PictureCodec } from '@foyer/contracts/calls';

/** The names of a codec in the lists of a browser. */
export interface Codec {
  readonly mimeType: string;
  readonly sdpFmtpLine?: string;
}

/** Written out, as a visitor's first page carries no library of schemas. */
const KNOWN = ['h264', 'vp8'] as const satisfies readonly PictureCodec[];

/** Devices decode this profile of H264 in hardware; Janus and all browsers know it. */
const BASELINE = /profile-level-id=42e01f/i;
const MODE_1 = 'packetization-mode=1';

const isCodec =
  (name: PictureCodec) =>
  ({ mimeType }: Codec): boolean =>
    mimeType.toLowerCase() === `video/${name}`;

function rank({ mimeType, sdpFmtpLine = '' }: Codec): number {
  switch (mimeType.toLowerCase()) {
    case 'video/h264':
      return (BASELINE.test(sdpFmtpLine) ? 0 : 2) + (sdpFmtpLine.includes(MODE_1) ? 0 : 1);
    case 'video/vp8':
      return 4;
    case 'video/rtx':
    case 'video/red':
    case 'video/ulpfec':
      return 6;
    default:
      return 5;
  }
}

/**
 * Codecs in the order in which they are offered: H264 first, VP8 where it is missing, then the
 * rest.
 * @param wanted For VP8, no H264 is offered: a relay would choose it.
 */
export function codecOrder<C extends Codec>(
  codecs: readonly C[],
  wanted: PictureCodec = 'h264',
): C[] {
  const left = wanted === 'vp8' ? codecs.filter((codec) => !isCodec('h264')(codec)) : codecs;
  return [...left].sort((one, other) => rank(one) - rank(other));
}

/** How pictures may be coded so that a browser with these codecs can show them. */
export const decodedOf = (codecs: readonly Codec[]): PictureCodec[] =>
  KNOWN.filter((name) => codecs.some(isCodec(name)));

/** Lets the pictures of a connection be offered in the order of {@link codecOrder}. */
export function preferCodecs(connection: RTCPeerConnection, wanted?: PictureCodec): void {
  const capabilities = 'RTCRtpSender' in globalThis ? RTCRtpSender.getCapabilities('video') : null;
  const codecs = codecOrder(capabilities?.codecs ?? [], wanted);
  if (codecs.length === 0) return;
  for (const transceiver of connection.getTransceivers()) {
    // One that has nothing to send yet is known by its other end.
    const kind = transceiver.sender.track?.kind ?? transceiver.receiver.track.kind;
    if (kind === 'video') transceiver.setCodecPreferences(codecs);
  }
}
