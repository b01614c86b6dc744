import type { TextMessage } from './text-messages.js';

/** The account at a provider, and the sender of its text messages. */
export interface GatewayAccount {
  readonly user: string;
  readonly token: string;
  readonly sender: string;
}

/** How a provider is asked to deliver a text message. */
export interface Gateway {
  /** The settings that an account needs in addition to a token and a sender. */
  readonly needs: readonly ('SMS_USER' | 'SMS_URL')[];
  readonly url?: (account: GatewayAccount) => string;
  readonly headers: (account: GatewayAccount) => Readonly<Record<string, string>>;
  readonly body: (message: TextMessage, account: GatewayAccount) => object;
  /** True if it takes a form in place of JSON. */
  readonly isForm?: boolean;
  /** The verdict inside a successful answer; undefined where it took the message. */
  readonly verdict?: (answer: unknown) => 'refused' | 'later' | undefined;
}

/** Letters that every phone network has; others take twice the room, and are asked for. */
const PLAIN = /^[\w\s@!"#%&'()*+,./:;<=>?~äöüÄÖÜß-]*$/;

const basic = ({ user, token }: GatewayAccount) => ({
  authorization: `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`,
});
const bearer = ({ token }: GatewayAccount) => ({ authorization: `Bearer ${token}` });
const withoutPlus = (number: string): string => number.replace(/^\+/, '');

/** By the names of `SMS_PROVIDER`. */
export const gateways = {
  gatewayapi: {
    needs: [],
    url: () => 'https://gatewayapi.com/rest/mtsms',
    headers: ({ token }) => ({ authorization: `Token ${token}` }),
    body: ({ to, text }, { sender }) => ({
      sender,
      message: text,
      recipients: [{ msisdn: withoutPlus(to) }],
    }),
  },
  /**
   * Any other: one request with a bearer token, the fields `to`, `from` and `text`, and a status
   * that says how it went.
   */
  http: {
    needs: ['SMS_URL'],
    headers: bearer,
    body: ({ to, text }, { sender: from }) => ({ to, from, text }),
  },
  seven: {
    needs: [],
    url: () => 'https://gateway.seven.io/api/sms',
    headers: ({ token }) => ({ 'x-api-key': token }),
    body: ({ to, text }, { sender: from }) => ({ to, from, text }),
    verdict: (answer) => {
      const said = String(field(answer, 'success') ?? answer);
      if (said === '100' || said === '101') return undefined;
      // The sender, the number or the text is wrong.
      return ['201', '202', '301', '305', '401'].includes(said) ? 'refused' : 'later';
    },
  },
  sipgate: {
    needs: ['SMS_USER'],
    url: () => 'https://api.sipgate.com/v2/sessions/sms',
    headers: basic,
    // The extension that texts, such as s0.
    body: ({ to, text }, { sender: smsId }) => ({ smsId, recipient: to, message: text }),
  },
  twilio: {
    needs: ['SMS_USER'],
    url: ({ user }) =>
      `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`,
    headers: basic,
    isForm: true,
    // A messaging service has an id that begins so, and picks the sender itself.
    body: ({ to, text }, { sender }) => ({
      To: to,
      Body: text,
      ...(/^MG[0-9a-f]{32}$/.test(sender) ? { MessagingServiceSid: sender } : { From: sender }),
    }),
  },
  vonage: {
    needs: ['SMS_USER'],
    url: () => 'https://rest.nexmo.com/sms/json',
    headers: () => ({}),
    isForm: true,
    body: ({ to, text }, { user, token, sender }) => ({
      api_key: user,
      api_secret: token,
      from: withoutPlus(sender),
      to: withoutPlus(to),
      text,
      type: PLAIN.test(text) ? 'text' : 'unicode',
    }),
    verdict: (answer) => {
      const [first] = asList(field(answer, 'messages'));
      const status = String(field(first, 'status'));
      if (status === '0') return undefined;
      // The number, the text or the sender is wrong, or the number is barred.
      return ['3', '6', '7', '15', '22'].includes(status) ? 'refused' : 'later';
    },
  },
} as const satisfies Record<string, Gateway>;

export const SMS_PROVIDERS = Object.keys(gateways) as [keyof typeof gateways];
export type SmsProvider = keyof typeof gateways;

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
