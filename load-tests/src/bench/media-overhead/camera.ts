import type { Track } from 'node-datachannel';

/**
 * As the product's pages send: twenty pictures a second, altogether 800 kbit/s, and a voice of 32
 * kbit/s.
 */
const PICTURES_PER_SECOND = 20;
const PACKETS_PER_PICTURE = 5;
const PICTURE_PACKET = 1_000;
const VOICE_PACKETS_PER_SECOND = 50;
const VOICE_PACKET = 80;

const HEADER = 12;

/** Packets of one track in their order. Janus passes on what they carry without a look at it. */
class Packets {
  #sequence = 0;
  #timestamp = 0;

  constructor(
    private readonly payloadType: number,
    private readonly ssrc: number,
    private readonly content: Buffer,
  ) {}

  next(isLast: boolean): Buffer {
    const packet = Buffer.allocUnsafe(HEADER + this.content.length);
    packet[0] = 0x80;
    packet[1] = this.payloadType + (isLast ? 0x80 : 0);
    packet.writeUInt16BE(this.#sequence, 2);
    packet.writeUInt32BE(this.#timestamp, 4);
    packet.writeUInt32BE(this.ssrc, 8);
    this.content.copy(packet, HEADER);
    this.#sequence = (this.#sequence + 1) % 0x1_0000;
    return packet;
  }

  passes(ticks: number): void {
    this.#timestamp = (this.#timestamp + ticks) % 0x1_0000_0000;
  }
}

/** The tracks by which sound and picture are sent. */
export interface Sending {
  readonly audio: { readonly track: Track; readonly payloadType: number; readonly ssrc: number };
  readonly video: { readonly track: Track; readonly payloadType: number; readonly ssrc: number };
}

/** A camera and a microphone whose sound and picture are packets of the usual sizes. */
export class Camera {
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(private readonly sending: Sending) {}

  start(): void {
    const { audio, video } = this.sending;
    // The descriptor of VP8 for the beginning of a picture, and what a whole picture begins with.
    const picture = Buffer.alloc(PICTURE_PACKET);
    picture.set([0x10, 0x10, 0x02, 0x00, 0x9d, 0x01, 0x2a]);
    const pictures = new Packets(video.payloadType, video.ssrc, picture);
    const voice = new Packets(audio.payloadType, audio.ssrc, Buffer.alloc(VOICE_PACKET, 0x5a));
    this.#every(PICTURES_PER_SECOND, () => {
      for (let n = 1; n <= PACKETS_PER_PICTURE; n += 1) {
        const packet = pictures.next(n === PACKETS_PER_PICTURE);
        if (video.track.isOpen()) video.track.sendMessageBinary(packet);
      }
      pictures.passes(90_000 / PICTURES_PER_SECOND);
    });
    this.#every(VOICE_PACKETS_PER_SECOND, () => {
      const packet = voice.next(false);
      if (audio.track.isOpen()) audio.track.sendMessageBinary(packet);
      voice.passes(48_000 / VOICE_PACKETS_PER_SECOND);
    });
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** As often as is due: a timer that comes late, or is rounded, would send less than is said. */
  #every(perSecond: number, send: () => void): void {
    const began = performance.now();
    let done = 0;
    const timer = setInterval(() => {
      const due = ((performance.now() - began) * perSecond) / 1_000;
      for (; done < due; done += 1) send();
    }, 1_000 / perSecond);
    this.#timers.push(timer);
  }
}
