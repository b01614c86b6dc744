import { OpiTerminal } from './opi/opi-terminal.js';
import type { NamedTerminal } from './operation-runner.js';
import { mintRequestId } from './request-id.js';
import { USUAL_TIMES, type TerminalOptions } from './terminal-options.js';
import { ZvtTerminal } from './zvt/zvt-terminal.js';

const ADAPTERS = {
  opi: (options: TerminalOptions) => new OpiTerminal(options),
  zvt: (options: TerminalOptions) => new ZvtTerminal(options),
} as const;

export type TerminalProtocol = keyof typeof ADAPTERS;

/** The required options of a terminal; all others have defaults. */
export type TerminalPlace = Pick<TerminalOptions, 'host' | 'port' | 'myPort' | 'log'> &
  Partial<Omit<TerminalOptions, 'host' | 'port' | 'myPort' | 'log'>>;

/**
 * The adapter for a protocol, under the name of the terminal's place. No connection is made yet.
 */
export function openTerminal(protocol: TerminalProtocol, place: TerminalPlace): NamedTerminal {
  const options: TerminalOptions = {
    workstationId: 'Client1',
    times: USUAL_TIMES,
    now: () => new Date(),
    newRequestId: mintRequestId,
    ...place,
  };
  const name = `${protocol} ${place.host}:${place.port}`;
  return { name, terminal: ADAPTERS[protocol](options) };
}
