import { z } from 'zod';

import type { Policy } from '../access/policy.js';

/**
 * The channels of the specification; each is a socket.io namespace of the same name, but for the
 * local ones.
 */
export type Channel =
  | 'main'
  | 'application'
  | 'conference'
  | 'chat'
  | 'sessionCallChat'
  | 'whiteboard'
  | 'payment'
  | 'monitoring'
  /** Local sockets between a kiosk's page, its agent and its hardware. */
  | LocalChannel;

/** Channels that no server serves but the kiosk's own agent and hardware. */
export const LOCAL_CHANNELS = ['signaturepad', 'terminal', 'serial', 'kiosk'] as const;
type LocalChannel = (typeof LOCAL_CHANNELS)[number];

/**
 * One realtime message: its channel, who sends it, what it carries, and what the acknowledgement
 * says.
 */
export interface MessageDefinition<
  Name extends string = string,
  Payload extends z.ZodType = z.ZodType,
  Ack extends z.ZodType = z.ZodType,
  Push extends z.ZodType = z.ZodType,
> {
  readonly channel: Channel;
  readonly name: Name;
  readonly from: 'client' | 'server' | 'both';
  readonly summary: string;
  /**
   * The roles that may send it; for a message that only the server sends, the roles that may
   * receive it.
   */
  readonly policy: Policy;
  readonly payload: Payload;
  /** The content of a good acknowledgement in addition to `ok: true`. */
  readonly ack: Ack;
  /** The server's payload under the same name, if it differs from the client's. */
  readonly push?: Push;
  /** Specified but not served yet. */
  readonly planned?: true;
}

/** Declares a realtime message; see {@link MessageDefinition}. */
export function defineMessage<
  const Name extends string,
  Payload extends z.ZodType,
  Ack extends z.ZodType = z.ZodObject,
  Push extends z.ZodType = Payload,
>(
  message: Omit<MessageDefinition<Name, Payload, Ack, Push>, 'ack'> & { ack?: Ack },
): MessageDefinition<Name, Payload, Ack, Push> {
  return { ...message, ack: message.ack ?? (z.object({}) as unknown as Ack) };
}

/** The payload that the server pushes under the name of a message. */
export type PushOf<M extends MessageDefinition> =
  M extends MessageDefinition<string, z.ZodType, z.ZodType, infer Push> ? z.output<Push> : never;

/** How every client message is answered, also a malformed one. */
export type Acknowledgement<Ack> =
  | ({ readonly ok: true } & Ack)
  | ShownLater
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      /** When to come again, in seconds, where that is known. */
      readonly retryAfter?: number;
    };

/** The action is done, only the result for the acknowledgement cannot be shown yet. */
export interface ShownLater {
  readonly ok: true;
  readonly code: 'SHOWN_LATER';
  readonly message: string;
  /** Its end in the log, for calls that must show it. */
  readonly position?: string;
}
