import { SERIAL_DEAD_MS, SERIAL_LISTENING, serialMessages } from '@foyer/contracts/local';

import { BackOff } from '../clock/back-off.js';
import type { Cancel, Clock } from '../clock/clock.js';
import type { AgentLog } from '../log/agent-log.js';
import { FrameParser, type Noise } from './frame-parser.js';
import type { OpenLine, SerialLine } from './serial-line.js';

export interface MicrocontrollerOptions {
  readonly open: OpenLine;
  readonly clock: Clock;
  readonly log: AgentLog;
  /** Every message that is no sign of life. */
  readonly onMessage: (letters: string) => void;
  readonly onConnected?: (connected: boolean) => void;
}

/** Between two lines about noise on the port, in milliseconds. */
const NOISE_REPORT_MS = 60_000;

const ANSWERS_MAX_BYTES = 1_000;

const isAlive = (letters: string): boolean =>
  serialMessages.alive.payload.safeParse(letters).success;

/** A port that is gone already, or does not let itself be closed, is none of ours any more. */
async function close(line: SerialLine): Promise<void> {
  line.unpipe();
  if (line.isOpen) await new Promise<void>((resolve) => line.close(() => resolve()));
}

/**
 * Keeps the serial port of the microcontroller open for as long as the agent runs. It counts as
 * connected from its first sign of life until it has been silent for 40 seconds or the port is
 * gone; then the port is opened again, at once and after that with growing pauses.
 */
export class Microcontroller {
  readonly #backOff = new BackOff({ first: 1_000, most: 30_000 });
  #line: SerialLine | undefined;
  #dead: Cancel = () => undefined;
  #retry: Cancel = () => undefined;
  #connected = false;
  #closed = false;
  #noiseAt: number | undefined;

  constructor(private readonly options: MicrocontrollerOptions) {}

  get connected(): boolean {
    return this.#connected;
  }

  /** Opens the port, or keeps trying to. */
  async start(): Promise<void> {
    const { open, log } = this.options;
    try {
      const line = await open();
      if (this.#closed) await close(line);
      else this.#listen(line);
    } catch (error) {
      const again = this.#backOff.next();
      log.warn('The serial port cannot be opened', { err: error, againInMs: again });
      this.#reopenAfter(again);
    }
  }

  /** Closes the port for good. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#retry();
    await this.#hangUp();
  }

  #listen(line: SerialLine): void {
    this.#line = line;
    const parser = new FrameParser((noise) => this.#reportNoise(noise));
    line.pipe(parser);
    parser.on('data', (letters: string) => this.#hear(line, letters));
    const gone = (error?: Error | null): void => {
      if (this.#line === line) this.#lose('The serial port is gone', { err: error });
    };
    line.once('close', gone);
    line.once('end', gone);
    line.on('error', gone);
    this.#awaitLife();
    this.options.log.info('The serial port is open');
  }

  #hear(line: SerialLine, letters: string): void {
    if (!isAlive(letters)) {
      this.options.onMessage(letters);
      return;
    }
    this.#backOff.reset();
    this.#setConnected(true);
    this.#awaitLife();
    // A board that never reads must not fill our memory with answers.
    if (line.writableLength < ANSWERS_MAX_BYTES) line.write(`{${SERIAL_LISTENING}}`);
  }

  #awaitLife(): void {
    this.#dead();
    this.#dead = this.options.clock.after(SERIAL_DEAD_MS, () =>
      this.#lose('The microcontroller has been silent for too long', { silentMs: SERIAL_DEAD_MS }),
    );
  }

  #lose(message: string, fields: Readonly<Record<string, unknown>>): void {
    this.options.log.warn(message, fields);
    void this.#hangUp().then(() => this.#reopenAfter(this.#backOff.next()));
  }

  async #hangUp(): Promise<void> {
    this.#dead();
    this.#setConnected(false);
    const line = this.#line;
    this.#line = undefined;
    if (line !== undefined) await close(line);
  }

  #reopenAfter(ms: number): void {
    if (this.#closed) return;
    this.#retry();
    this.#retry = this.options.clock.after(ms, () => void this.start());
  }

  #setConnected(connected: boolean): void {
    if (this.#connected === connected) return;
    this.#connected = connected;
    this.options.onConnected?.(connected);
  }

  #reportNoise({ bytes, reason }: Noise): void {
    const now = this.options.clock.elapsed();
    if (this.#noiseAt !== undefined && now - this.#noiseAt < NOISE_REPORT_MS) return;
    this.#noiseAt = now;
    this.options.log.warn('Noise on the serial port was dropped', { bytes, reason });
  }
}
