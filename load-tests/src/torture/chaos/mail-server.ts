import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that records the receivers of its mails. */
export class MailServer {
  readonly #server: SMTPServer;
  /** How many mails came, by address. */
  readonly mails = new Map<string, number>();

  private constructor(losesOne: boolean) {
    let isLost = !losesOne;
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          for (const { address } of session.envelope.rcptTo) {
            if (isLost) this.mails.set(address, (this.mails.get(address) ?? 0) + 1);
            isLost = true;
          }
          done();
        });
      },
    });
    this.#server.on('error', () => undefined);
  }

  /** @param losesOne the planted bug: the first mail is taken, and gone. */
  static async open(losesOne: boolean): Promise<MailServer> {
    const mail = new MailServer(losesOne);
    await new Promise<void>((resolve) => mail.#server.listen(0, '127.0.0.1', resolve));
    return mail;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
