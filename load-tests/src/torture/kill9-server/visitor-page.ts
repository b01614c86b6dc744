import { visitMessages } from '@foyer/contracts/visits';
import { io, type Socket } from 'socket.io-client';
import { NoAnswer, Refused } from './no-answer.js';

const ANSWER_MS = 10_000;

interface Acknowledgement {
  readonly ok: boolean;
  readonly code?: string;
}

/** A visitor's page as far as the server sees it: a socket. */
export class VisitorPage {
  readonly #visitId: string;
  readonly #socket: Socket;

  private constructor(visitId: string, socket: Socket) {
    this.#visitId = visitId;
    this.#socket = socket;
  }

  /** @throws NoAnswer when the server is gone. */
  static async open(origin: string, visitId: string, token: string): Promise<VisitorPage> {
    const socket = io(`${origin}/application`, {
      auth: { token },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('disconnect', () => reject(new NoAnswer()));
      socket.once('connect_error', (error: Error & { data?: { code: string } }) => {
        reject(error.data ? new Refused(error.data.code) : new NoAnswer());
      });
    });
    return new VisitorPage(visitId, socket);
  }

  report(status: 'IN_START' | 'IN_WAITING'): Promise<void> {
    return this.#say(visitMessages.updateClientStatus.name, { status });
  }

  leave(): Promise<void> {
    return this.#say(visitMessages.leaveQueue.name, {});
  }

  close(): void {
    this.#socket.disconnect();
  }

  async #say(name: string, payload: object): Promise<void> {
    const { ok, code = '' } = await this.#acknowledged(name, {
      clientId: this.#visitId,
      ...payload,
    });
    if (!ok) throw new Refused(code);
  }

  async #acknowledged(name: string, payload: object): Promise<Acknowledgement> {
    try {
      return (await this.#socket.timeout(ANSWER_MS).emitWithAck(name, payload)) as Acknowledgement;
    } catch {
      throw new NoAnswer();
    }
  }
}
