import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SERIAL_DEAD_MS } from '@foyer/contracts/local';
import { SerialPortMock } from 'serialport';

import { ManualClock } from '../clock/testing/manual-clock.js';
import { until } from '../clock/testing/until.js';
import { silentLog } from '../log/agent-log.js';
import { Microcontroller } from './microcontroller.js';
import type { SerialLine } from './serial-line.js';

/** The far end of a port that is not there. */
interface Board {
  readonly recording: Buffer;
  emitData(bytes: Buffer): void;
}

const MockBinding = SerialPortMock.binding;
const PATH = '/dev/button';

/** A kiosk with a serial port that is not there in truth. */
class Bench {
  readonly clock = new ManualClock();
  readonly messages: string[] = [];
  readonly connected: boolean[] = [];
  readonly warnings: string[] = [];
  readonly ports: SerialPortMock[] = [];
  readonly microcontroller = new Microcontroller({
    open: async () => this.#open(),
    clock: this.clock,
    log: { ...silentLog, warn: (message) => void this.warnings.push(message) },
    onMessage: (letters) => this.messages.push(letters),
    onConnected: (connected) => this.connected.push(connected),
  });

  get line(): Board {
    return this.ports.at(-1)!.port as unknown as Board;
  }

  async #open(): Promise<SerialLine> {
    const port = new SerialPortMock({ path: PATH, baudRate: 9600, autoOpen: false });
    await new Promise<void>((resolve, reject) =>
      port.open((error) => (error ? reject(error) : resolve())),
    );
    this.ports.push(port);
    return port;
  }
}

describe('the microcontroller', () => {
  let bench: Bench;
  beforeEach(async () => {
    MockBinding.createPort(PATH, { echo: false, record: true });
    bench = new Bench();
    await bench.microcontroller.start();
  });
  afterEach(async () => {
    await bench.microcontroller.close();
    MockBinding.reset();
  });

  it.each(['{A}', '{ALIVE}'])(
    'counts as connected after %s and hears that we listen',
    async (sign) => {
      expect(bench.microcontroller.connected).toBe(false);
      bench.line.emitData(Buffer.from(sign));
      await until(() => bench.microcontroller.connected);
      await until(() => bench.line.recording.length > 0);
      expect(bench.line.recording.toString()).toBe('{LISTENING}');
      expect(bench.messages).toEqual([]);
    },
  );

  it('hands on what else it says', async () => {
    bench.line.emitData(Buffer.from('{CALL}noise{DOOR}'));
    await until(() => bench.messages.length === 2);
    expect(bench.messages).toEqual(['CALL', 'DOOR']);
    expect(bench.microcontroller.connected).toBe(false);
  });

  it('is dead after 40 s of silence, and its port is opened anew', async () => {
    bench.line.emitData(Buffer.from('{A}'));
    await until(() => bench.microcontroller.connected);
    bench.clock.pass(SERIAL_DEAD_MS - 1);
    expect(bench.microcontroller.connected).toBe(true);
    bench.clock.pass(1);
    expect(bench.microcontroller.connected).toBe(false);
    await until(() => !bench.ports[0]!.isOpen);
    await until(() => (bench.clock.pass(1_000), bench.ports.length === 2));
    bench.line.emitData(Buffer.from('{A}'));
    await until(() => bench.microcontroller.connected);
    expect(bench.connected).toEqual([true, false, true]);
  });

  it('lives on as long as it says so', async () => {
    for (const time of [1, 2, 3]) {
      bench.line.emitData(Buffer.from('{ALIVE}'));
      await until(() => bench.line.recording.length === 11 * time);
      bench.clock.pass(SERIAL_DEAD_MS - 1);
    }
    expect(bench.connected).toEqual([true]);
  });

  it('is not kept alive by other messages', async () => {
    bench.line.emitData(Buffer.from('{A}'));
    await until(() => bench.microcontroller.connected);
    bench.clock.pass(SERIAL_DEAD_MS - 1);
    bench.line.emitData(Buffer.from('{CALL}'));
    await until(() => bench.messages.length === 1);
    bench.clock.pass(1);
    expect(bench.microcontroller.connected).toBe(false);
  });

  it('comes back when its plug was pulled, with growing pauses', async () => {
    bench.line.emitData(Buffer.from('{A}'));
    await until(() => bench.microcontroller.connected);
    bench.ports[0]!.close(() => undefined, new Error('disconnected'));
    MockBinding.reset();
    await until(() => !bench.microcontroller.connected);
    for (const failed of [1, 2, 3]) {
      bench.clock.pass(30_000);
      await until(() => bench.warnings.filter((text) => text.includes('opened')).length === failed);
    }
    MockBinding.createPort(PATH, { echo: false, record: true });
    await until(() => (bench.clock.pass(30_000), bench.ports.length === 2));
    bench.line.emitData(Buffer.from('{A}'));
    await until(() => bench.microcontroller.connected);
  });

  it('writes one line about much noise', async () => {
    for (let time = 0; time < 50; time += 1) bench.line.emitData(Buffer.from('xxxx{A}'));
    await until(() => bench.line.recording.length === 50 * 11);
    expect(bench.warnings).toEqual(['Noise on the serial port was dropped']);
  });
});
