import { mayBeSent, type MessageFault } from '../../may-be-sent.js';

/**
 * The reason why a mail was not taken, as a code. A mail server's own message may repeat the mail,
 * its recipients or the credentials, so that only its number and the step are given.
 */
export class MailFault extends Error implements MessageFault {
  /** False only if the mail server certainly has not taken the mail. */
  readonly mayBeSent: boolean;
  /** nodemailer's: ESOCKET, ETIMEDOUT, EAUTH, EENVELOPE, EMESSAGE and others. */
  readonly code: string;

  /** @param wasHanded False if the server was not given the whole mail. */
  constructor(error: unknown, wasHanded = true) {
    const read = (name: string): string => {
      const value: unknown = Reflect.get(Object(error) as object, name);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const code = read('code') || 'EMAIL';
    const answer = /^[45]\d{2}$/.exec(read('responseCode'))?.[0];
    // Without an answer, the message is the system's, and one word of it is the reason.
    const system = answer === undefined ? /\bE[A-Z]{3,}\b/.exec(read('message'))?.[0] : undefined;
    // Only the verb: behind it there may be an address.
    const step = /^[A-Z]+/.exec(read('command'))?.[0];
    const parts = [system ?? code, answer && `with ${answer}`, step && `at ${step}`];
    super(`The mail server failed: ${parts.filter(Boolean).join(' ')}`);
    this.name = 'MailFault';
    this.code = code;
    this.mayBeSent =
      wasHanded && answer === undefined && !isBefore(code, read('timeoutType'), read('syscall'));
  }
}

/** The steps before a mail leaves; nodemailer names no step for a connection that breaks later. */
const CODES = new Set(['EAUTH', 'EDNS', 'EENVELOPE', 'ETLS']);
const TIMEOUTS = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);
const CALLS = new Set(['connect', 'getaddrinfo']);

const isBefore = (code: string, timeout: string, call: string): boolean =>
  CODES.has(code) || TIMEOUTS.has(timeout) || CALLS.has(call);

/**
 * True if an error says that no mail was sent for certain. Of a server that was given a mail and did
 * not answer no one knows it: what was paid for that mail is spent.
 */
export const wasNotSent = (error: unknown): boolean => !mayBeSent(error);
