import { kioskMessages, type KioskHeartbeat, type KioskCamera } from '@foyer/contracts/local';

import type { PageWatch } from '../browser/page-watch.js';
import type { DeviceAccess } from '../session/device-access.js';
import { LocalSocket, type LocalSocketOptions } from './local-socket.js';

export interface MonitoringOptions extends Pick<
  LocalSocketOptions,
  'port' | 'origin' | 'secret' | 'clock' | 'log'
> {
  readonly watch: PageWatch;
  readonly access: DeviceAccess;
}

/** The local channel on which the kiosk's page and its agent speak. */
export class MonitoringChannel {
  /** The visit and call of the page, kept for when a killed browser has lost them. */
  #last: Pick<KioskHeartbeat, 'clientDataId' | 'callId'> = { clientDataId: null, callId: null };
  #socket: LocalSocket | undefined;
  #unwatch: () => void = () => undefined;

  private constructor(private readonly options: MonitoringOptions) {}

  /** @throws Error where the port is taken. */
  static async open(options: MonitoringOptions): Promise<MonitoringChannel> {
    const channel = new MonitoringChannel(options);
    await channel.#listen();
    return channel;
  }

  get port(): number {
    return this.#socket?.port ?? 0;
  }

  restartTrack(source: KioskCamera): void {
    this.#socket?.push(kioskMessages.restartTrack, { source });
  }

  serialMessage(letters: string): void {
    this.#socket?.push(kioskMessages.serialMessage, { letters });
  }

  async close(): Promise<void> {
    this.#unwatch();
    await this.#socket?.close();
  }

  async #listen(): Promise<void> {
    const { watch, access, ...options } = this.options;
    const hear = (heartbeat: KioskHeartbeat): void => {
      watch.hear(heartbeat, options.clock.elapsed());
      this.#last = heartbeat;
    };
    const socket = await LocalSocket.listen({
      ...options,
      handlers: [{ message: kioskMessages.kioskHeartbeat, handle: hear }],
      onConnected: (page) => page.push(kioskMessages.agentWelcome, this.#welcome()),
    });
    this.#socket = socket;
    this.#unwatch = access.onState(() => socket.push(kioskMessages.agentWelcome, this.#welcome()));
  }

  #welcome() {
    const { state } = this.options.access;
    const { clientDataId, callId } = this.#last;
    const isIn = state.kind === 'signed-in';
    return {
      token: isIn ? state.token : null,
      deviceId: isIn ? state.device._id : null,
      clientDataId,
      callId,
    };
  }
}
