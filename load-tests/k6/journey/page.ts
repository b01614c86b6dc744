import './k6-web-socket.js';
import { callMessages } from '@foyer/contracts/calls';
import { makeMessenger, type Messenger } from '@foyer/contracts/client';
import type { Channel, PushOf } from '@foyer/contracts/schema';
import { Manager, type Socket } from 'socket.io-client';
import { Heard } from './heard.js';
import { timed } from './measures.js';
import { office } from './office.js';

type SessionCall = PushOf<typeof callMessages.getSessionCalls>;

/** Longer than the server gives a page to name its channel. */
const CONNECTED_WITHIN_MS = 15_000;

/**
 * A page as far as the server sees it: one connection with a socket.io namespace for each channel
 * in use.
 */
export class Page {
  readonly #manager: Manager;
  readonly #token: string;
  readonly #application: Socket;
  readonly #conference: Socket;
  #stopHearing: () => void = () => undefined;
  readonly messages: Messenger;

  constructor(token: string) {
    this.#token = token;
    this.#manager = new Manager(office.origin, {
      transports: ['websocket'],
      // A connection that is lost is a finding here, and not to be mended.
      reconnection: false,
      autoConnect: false,
    });
    this.#application = this.#socket('application');
    this.#conference = this.#socket('conference');
    this.messages = makeMessenger(this.#application);
  }

  /** @throws Error when there is no connection. */
  async connect(): Promise<void> {
    await timed('connect', () => connected(this.#application));
  }

  /**
   * Enters a call.
   * @returns The call, in its state from then on.
   */
  async enterCall(sessionCallId: string): Promise<Heard<SessionCall>> {
    const messages = makeMessenger(this.#conference);
    const call = new Heard<SessionCall>();
    this.#stopHearing();
    this.#stopHearing = messages.on(callMessages.getSessionCalls, (push) => {
      if (push.sessionCallId === sessionCallId) call.hear(push);
    });
    await timed('enter', async () => {
      if (!this.#conference.connected) await connected(this.#conference);
      const ack = await messages.emit(callMessages.getSessionCalls, { sessionCallId });
      if (call.last === undefined) call.hear(ack.call);
    });
    return call;
  }

  close(): void {
    this.#manager._close();
  }

  #socket(channel: Channel): Socket {
    return this.#manager.socket(`/${channel}`, { auth: { token: this.#token } });
  }
}

function connected(socket: Socket): Promise<void> {
  const stages: string[] = [];
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error(`No connection in time; ${stages.join(', ') || 'nothing was heard'}`));
    }, CONNECTED_WITHIN_MS);
    socket.io.once('open', () => stages.push('transport open'));
    socket.io.once('close', (reason) => stages.push(`closed: ${reason}`));
    socket.once('connect', () => {
      clearTimeout(late);
      resolve();
    });
    socket.once('connect_error', (error) => {
      clearTimeout(late);
      reject(error);
    });
    socket.connect();
  });
}
