import { OpiEmulator } from './opi-emulator.js';
import type { TerminalLanguage } from './receipt.js';
import { ZvtEmulator } from './zvt-emulator.js';

/** Starts a terminal of a protocol. @param posPort Where the register listens; OPI only. */
export const emulate = {
  opi: (posPort: number, language?: TerminalLanguage) => new OpiEmulator(posPort, language),
  zvt: (_posPort?: number, language?: TerminalLanguage) => new ZvtEmulator(language),
} as const;

export type Protocol = keyof typeof emulate;
export type EmulatedTerminal = OpiEmulator | ZvtEmulator;
