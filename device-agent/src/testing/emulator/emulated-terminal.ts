import { OpiEmulator } from './opi-emulator.js';
import { ZvtEmulator } from './zvt-emulator.js';

/** Starts a terminal of a protocol. @param posPort Where the register listens; OPI only. */
export const emulate = {
  opi: (posPort: number) => new OpiEmulator(posPort),
  zvt: () => new ZvtEmulator(),
} as const;

export type Protocol = keyof typeof emulate;
export type EmulatedTerminal = OpiEmulator | ZvtEmulator;
