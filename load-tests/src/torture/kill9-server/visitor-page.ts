import { makeMessenger } from '@foyer/contracts/client';
import { visitMessages } from '@foyer/contracts/visits';
import { io, type Socket } from 'socket.io-client';
import { answered, NoAnswer, Refused } from './no-answer.js';

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

  async report(status: 'IN_START' | 'IN_WAITING'): Promise<void> {
    const report = { clientId: this.#visitId, status };
    await answered(makeMessenger(this.#socket).emit(visitMessages.updateClientStatus, report));
  }

  async leave(): Promise<void> {
    const visitor = { clientId: this.#visitId };
    await answered(makeMessenger(this.#socket).emit(visitMessages.leaveQueue, visitor));
  }

  close(): void {
    this.#socket.disconnect();
  }
}
