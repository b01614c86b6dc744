import { permits, type Policy } from '@foyer/contracts/identity';
import type { MessageDefinition } from '@foyer/contracts/schema';

import { ROLES, type WholeProgram } from './whole-program.js';

/** How long an acknowledgement may take, in milliseconds. */
export const ANSWER_MS = 5_000;

/**
 * Sends every message as every role and compares who is heard with the policy table.
 * @returns What differs, one line each.
 */
export async function messageMatrix(
  program: WholeProgram,
  expected: ReadonlyMap<MessageDefinition, Policy>,
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const [{ channel, name }, policy] of expected) {
    for (const role of ROLES) {
      const socket = await program.connect(channel, role);
      // A role that is refused at the handshake cannot even send a message.
      const answer = (await socket?.timeout(ANSWER_MS).emitWithAck(name, null)) as
        | { readonly ok: boolean; readonly code?: string }
        | undefined;
      const isHeard = answer !== undefined && answer.code !== 'FORBIDDEN';
      if (isHeard !== permits(policy, role)) {
        differences.push(`${channel} ${name} as ${role}: ${isHeard ? 'heard' : 'kept out'}`);
      }
    }
  }
  return differences;
}
