import { makeMessenger, type MessageSocket, type Messenger } from '@foyer/contracts/client';
import { deviceMessages, type DeviceHealthReport } from '@foyer/contracts/devices';
import { maskCardNumbers } from '@foyer/contracts/payments';
import { Manager, type Socket } from 'socket.io-client';

import type { AgentLog } from '../log/agent-log.js';
import type { AccessState, DeviceAccess } from '../session/device-access.js';

/** Performs an action that the server asks for. */
export type PerformAction = (actionId: string, action: string) => void;

export interface ServerConnectionOptions {
  readonly server: string;
  readonly access: DeviceAccess;
  readonly log: AgentLog;
  readonly onAction: PerformAction;
}

/**
 * The device's sockets: they exist while the device is signed in, and come back automatically.
 */
export class ServerConnection {
  readonly #monitoring: Socket;
  readonly #payment: Socket;
  readonly #messenger: Messenger;
  readonly #unwatch: () => void;
  #token: string | null = null;

  constructor(private readonly options: ServerConnectionOptions) {
    const manager = new Manager(options.server, {
      autoConnect: false,
      transports: ['websocket'],
      reconnectionDelay: 500,
      reconnectionDelayMax: 10_000,
    });
    const auth = (give: (data: object) => void) => give({ token: this.#token, language: 'en' });
    this.#monitoring = this.#follow('monitoring', manager.socket('/monitoring', { auth }));
    this.#payment = this.#follow('payment', manager.socket('/payment', { auth }));
    this.#messenger = makeMessenger(this.#monitoring);
    this.#messenger.on(deviceMessages.performAgentAction, ({ actionId, action }) =>
      options.onAction(actionId, action),
    );
    this.#messenger.on(
      deviceMessages.agentSignedOut,
      ({ code }) => void options.access.signedOut(code),
    );
    this.#unwatch = options.access.onState((state) => this.#adapt(state));
  }

  get connected(): boolean {
    return this.#monitoring.connected;
  }

  /** The socket of the channel `payment`, for reports of payments. */
  get payment(): MessageSocket {
    return this.#payment;
  }

  /** @throws Error where the server cannot be reached or refuses. */
  async reportHealth(report: DeviceHealthReport): Promise<void> {
    if (!this.connected) throw new Error('The server is not connected');
    await this.#messenger.emit(deviceMessages.deviceHealth, report);
  }

  /** Says what became of an action that was asked for. @throws Error */
  async answerAction(answer: {
    readonly actionId: string;
    readonly ok: boolean;
    readonly note?: string | null;
    readonly image?: string | null;
  }): Promise<void> {
    const note =
      answer.note === undefined || answer.note === null ? null : maskCardNumbers(answer.note);
    await this.#messenger.emit(deviceMessages.agentActionPerformed, { ...answer, note });
  }

  close(): void {
    this.#unwatch();
    this.#monitoring.disconnect();
    this.#payment.disconnect();
  }

  #adapt(state: AccessState): void {
    const sockets = [this.#monitoring, this.#payment];
    if (state.kind !== 'signed-in') {
      this.#token = null;
      for (const socket of sockets) socket.disconnect();
      return;
    }
    this.#token = state.token;
    for (const socket of sockets) if (!socket.active) socket.connect();
  }

  #follow(channel: string, socket: Socket): Socket {
    const { log, access } = this.options;
    socket.on('connect', () => log.info('Connected to the server', { channel }));
    socket.on('disconnect', (reason) => {
      log.warn('The connection to the server is lost', { channel, reason });
      // A server that ends the connection has a reason, which it gives with the next request for
      // a token.
      if (reason === 'io server disconnect') void access.refresh();
    });
    socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
      if (socket.active) return;
      const code = error.data?.code ?? error.message;
      log.warn('The server does not take the connection', { channel, code });
      if (code.startsWith('DEVICE_')) void access.signedOut(code);
      else void access.refresh();
    });
    return socket;
  }
}
