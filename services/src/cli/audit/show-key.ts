import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import type { AuditedLog } from './audited-log.js';

/** `foyer audit key`: the fingerprint that the verifier of exports is told. */
export async function showKey(terminal: Terminal, audited: AuditedLog): Promise<void> {
  const signer = await audited.signer();
  if (signer === undefined) throw new CommandFailed('There is no vault beside the log');
  terminal.line(signer.key.fingerprint);
}
