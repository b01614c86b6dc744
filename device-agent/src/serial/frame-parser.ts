import { Transform, type TransformCallback } from 'node:stream';
import { SerialFrame } from '@foyer/contracts/local';

/** The longest message between braces, in bytes; what grows longer is noise. */
export const FRAME_MAX = 100;

const OPEN = 0x7b;
const CLOSE = 0x7d;
const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** How many bytes were dropped between two good messages, and why the last of them. */
export interface Noise {
  readonly bytes: number;
  readonly reason: 'outside of braces' | 'not letters' | 'too long' | 'cut short';
}

/**
 * Makes the bytes of the microcontroller into messages: the letters between braces, without white
 * space. Holds {@link FRAME_MAX} bytes at most. Everything else is dropped and counted. `onNoise`
 * is called once for each stretch, when the next good message or the end comes.
 */
export class FrameParser extends Transform {
  /** Letters of the message that is open; undefined outside of braces. */
  #open: number[] | undefined;
  #noise: Noise | undefined;

  constructor(private readonly onNoise: (noise: Noise) => void = () => undefined) {
    super({ readableObjectMode: true });
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    for (const byte of chunk) this.#take(byte);
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.#open !== undefined) this.#drop(this.#open.length + 1, 'cut short');
    this.#open = undefined;
    this.#reportNoise();
    done();
  }

  #take(byte: number): void {
    if (byte === OPEN) {
      // A brace within a message: its end was lost, and a new one begins here.
      if (this.#open !== undefined) this.#drop(this.#open.length + 1, 'cut short');
      this.#open = [];
    } else if (this.#open === undefined) {
      if (!isSpace(byte)) this.#drop(1, 'outside of braces');
    } else if (byte === CLOSE) {
      this.#close(Buffer.from(this.#open).toString('latin1'));
    } else if (!isSpace(byte)) {
      this.#open.push(byte);
      if (this.#open.length > FRAME_MAX) {
        this.#drop(this.#open.length + 1, 'too long');
        this.#open = undefined;
      }
    }
  }

  #close(letters: string): void {
    this.#open = undefined;
    if (!SerialFrame.safeParse(letters).success) {
      this.#drop(letters.length + 2, 'not letters');
      return;
    }
    this.#reportNoise();
    this.push(letters);
  }

  #drop(bytes: number, reason: Noise['reason']): void {
    this.#noise = { bytes: (this.#noise?.bytes ?? 0) + bytes, reason };
  }

  #reportNoise(): void {
    if (this.#noise !== undefined) this.onNoise(this.#noise);
    this.#noise = undefined;
  }
}
