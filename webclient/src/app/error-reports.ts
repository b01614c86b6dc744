import { identityMessages } from '@foyer/contracts/identity';

import type { Channel } from '../wire/channel.js';
import { debug } from '../debug.js';

interface Entry {
  readonly level: 'error';
  readonly message: string;
  readonly at: string;
}

const MESSAGE_MAX = 2000;
/** A page that breaks again and again says so only this often. */
const ENTRIES_MAX = 20;

const waiting: Entry[] = [];
let notification = 0;
let send: ((entries: Entry[]) => void) | undefined;

/** Keeps an error for the server's log; it is sent as soon as there is a connection. */
export function reportError(message: string): void {
  debug('error', message);
  if (notification >= ENTRIES_MAX) return;
  notification += 1;
  waiting.push({
    level: 'error',
    message: message.slice(0, MESSAGE_MAX),
    at: new Date().toISOString(),
  });
  if (send) send(waiting.splice(0));
}

/** Sends errors over a channel from now on. @returns How to stop. */
export function reportErrorsOver(channel: Channel): () => void {
  send = (entries) => {
    if (entries.length === 0) return;
    channel.emit(identityMessages.clientLogs, { entries }).catch((error: unknown) => {
      debug('error', 'not told', error);
    });
  };
  const stop = channel.onUp(() => send?.(waiting.splice(0)));
  return () => {
    stop();
    send = undefined;
  };
}

globalThis.addEventListener('error', ({ message, error }: ErrorEvent) => {
  reportError(error instanceof Error ? (error.stack ?? error.message) : message);
});
globalThis.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
  reportError(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
});
