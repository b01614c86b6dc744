import { Rejected } from '../../cqrs/commands/index.js';
import type { Gateway, GatewayAccount } from './gateways.js';
import { isNeverConnected } from './never-connected.js';
import { TextMessages, TextNotTaken, TextUnanswered, type TextMessage } from './text-messages.js';

/** How long a gateway may take to answer, in milliseconds. */
const ANSWER_MS = 20_000;
/** Of these answers the same request gets the same again. */
const FINAL_STATUSES = new Set([400, 404, 410, 413, 422]);

/** Text messages by the HTTP gateway of a provider. */
export class GatewayTextMessages extends TextMessages {
  readonly isSetUp = true;

  constructor(
    private readonly gateway: Gateway,
    private readonly account: GatewayAccount,
    private readonly url: string,
  ) {
    super();
  }

  async send(message: TextMessage, signal?: AbortSignal): Promise<void> {
    const { headers, isForm = false, verdict } = this.gateway;
    const body = this.gateway.body(message, this.account);
    const tooLate = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(this.url, {
      method: 'POST',
      // A redirect would carry the secret to another server.
      redirect: 'error',
      headers: {
        accept: 'application/json',
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...headers(this.account),
      },
      body: isForm ? new URLSearchParams({ ...body }).toString() : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
    }).catch((error: unknown) => {
      if (isNeverConnected(error)) throw new TextNotTaken('The SMS gateway could not be reached');
      throw unanswered();
    });
    const answer = await response.text().catch(() => {
      throw unanswered();
    });
    if (FINAL_STATUSES.has(response.status)) throw new Rejected('SMS_REFUSED');
    // A gateway's own message may repeat the number, so that only its status is given.
    if (!response.ok) {
      const said = `The SMS gateway answered with status ${response.status}`;
      // It did not accept the request. Of a failure of its own no one knows how far it came.
      throw isOfRequest(response.status) ? new TextNotTaken(said) : new TextUnanswered(said);
    }
    if (verdict === undefined) return;
    const json = jsonOf(answer);
    if (json === undefined) throw unanswered();
    const said = verdict(json);
    if (said === 'refused') throw new Rejected('SMS_REFUSED');
    if (said === 'later') throw new TextNotTaken('The SMS gateway did not take a text message');
  }
}

/** Errors of the connection may repeat the message, so that none of their words are given. */
const unanswered = () => new TextUnanswered('The SMS gateway did not answer');

/** True if the status blames the request. */
const isOfRequest = (status: number): boolean => status >= 400 && status < 500;

/** Undefined where it is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
