import type { Socket } from 'socket.io-client';

import type { Answer } from '#contexts/visits/testing/office-page.js';

/** @throws Error where a step of a state was refused */
export function demand(what: string, answer: Answer | { readonly status: number; body: unknown }) {
  const isDone = 'ok' in answer ? answer.ok : answer.status < 300;
  if (!isDone) throw new Error(`${what}: ${JSON.stringify('ok' in answer ? answer : answer.body)}`);
}

/** Sends a message that must be taken. */
export async function demandOf(socket: Socket, name: string, payload: object): Promise<void> {
  demand(name, (await socket.timeout(60_000).emitWithAck(name, payload)) as Answer);
}
