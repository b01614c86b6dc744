/** What a codec is known by in the lists of a browser. */
export interface Codec {
  readonly mimeType: string;
  readonly sdpFmtpLine?: string;
}

/** Devices decode this profile of H264 in hardware; Janus and all browsers know it. */
const BASELINE = /profile-level-id=42e01f/i;
const MODE_1 = 'packetization-mode=1';

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

/** Codecs in the order in which they are offered: H264 first, VP8 where it is missing, then the rest. */
export function codecOrder<C extends Codec>(codecs: readonly C[]): C[] {
  return [...codecs].sort((one, other) => rank(one) - rank(other));
}
