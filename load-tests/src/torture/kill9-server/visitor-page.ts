import { visitMessages } from '@foyer/contracts/visits';
import type { Socket } from 'socket.io-client';
import { connectApplication } from '../../clients/application-socket.js';
import { liveMessenger } from '../../clients/live-messenger.js';

/** A visitor's page as far as the server sees it: a socket. */
export class VisitorPage {
  private constructor(
    private readonly visitId: string,
    private readonly socket: Socket,
  ) {}

  /** @throws NoAnswer when the server is gone. */
  static async open(origin: string, visitId: string, token: string): Promise<VisitorPage> {
    return new VisitorPage(visitId, await connectApplication(origin, token));
  }

  async report(status: 'IN_START' | 'IN_WAITING'): Promise<void> {
    const report = { clientId: this.visitId, status };
    await liveMessenger(this.socket).emit(visitMessages.updateClientStatus, report);
  }

  async leave(): Promise<void> {
    const visitor = { clientId: this.visitId };
    await liveMessenger(this.socket).emit(visitMessages.leaveQueue, visitor);
  }

  close(): void {
    this.socket.disconnect();
  }
}
