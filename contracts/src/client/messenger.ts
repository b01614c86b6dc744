import type { z } from 'zod';

import type { Acknowledgement, MessageDefinition, PushOf, ShownLater } from '../schema/message.js';
import { ApiError } from './api-error.js';

/** The part of a socket.io client's socket that a messenger needs. */
export interface MessageSocket {
  on(event: string, listener: (...args: unknown[]) => void): unknown;
  off(event: string, listener: (...args: unknown[]) => void): unknown;
  timeout(ms: number): { emitWithAck(event: string, payload: unknown): Promise<unknown> };
}

/** Sends and receives the messages of one channel by their definitions. */
export interface Messenger {
  /**
   * Sends a message and waits for its acknowledgement.
   * @throws ApiError when it was refused, not acknowledged in time (`TIMEOUT`), or is done and
   * cannot be shown yet (`SHOWN_LATER`).
   */
  emit<M extends MessageDefinition>(
    message: M,
    payload: z.input<M['payload']>,
  ): Promise<z.output<M['ack']>>;
  /** Handles the server's pushes of a message's name. @returns How to stop hearing it. */
  on<M extends MessageDefinition>(message: M, handler: (push: PushOf<M>) => void): () => void;
}

/** An acknowledgement that takes longer will not come; in milliseconds. */
export const ACK_TIMEOUT_MS = 10_000;

/** As calls are answered with it. */
const SHOWN_LATER_STATUS = 202;

/** Makes a typed client of a channel out of a socket that is connected, or will be. */
export function makeMessenger(socket: MessageSocket): Messenger {
  return {
    async emit(message, payload) {
      const ack = (await socket
        .timeout(ACK_TIMEOUT_MS)
        .emitWithAck(message.name, payload)
        .catch((cause: unknown) => {
          throw new ApiError('TIMEOUT', '', 0, {}, { cause });
        })) as Acknowledgement<z.output<(typeof message)['ack']>>;
      if (!ack.ok) {
        throw new ApiError(ack.code, ack.message, 0, {}, { retryAfterS: ack.retryAfter });
      }
      // As with calls: it is done, and yet not what the acknowledgement says otherwise.
      if (isShownLater(ack)) throw new ApiError(ack.code, ack.message, SHOWN_LATER_STATUS);
      return ack;
    },
    on(message, handler) {
      const listener = (push: unknown): void => {
        handler(push as PushOf<typeof message>);
      };
      socket.on(message.name, listener);
      return () => void socket.off(message.name, listener);
    },
  };
}

function isShownLater(ack: object): ack is ShownLater {
  return 'code' in ack && ack.code === 'SHOWN_LATER';
}
