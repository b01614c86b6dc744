import type { Client } from '@foyer/contracts/client';
import type { Device } from '@foyer/contracts/devices';

import type { Wire, WireOptions } from '#wire/wire.js';

/** The dependencies of a kiosk's session. */
export interface KioskWorld {
  readonly api: Client;
  readonly openWire: (options: WireOptions) => Promise<Wire>;
  readonly storage: Storage;
  readonly now: () => number;
}

/** How a kiosk stands with the server. */
export type KioskState =
  /** Its token is being tried, or the server cannot be reached. */
  | { readonly phase: 'coming' }
  /**
   * It needs its key. @property code why the last one was not taken, or why its token is no longer
   * good
   */
  | { readonly phase: 'key'; readonly code: string | null; readonly message: string }
  /** The server does not admit the kiosk now, but may later; the kiosk continues trying. */
  | { readonly phase: 'shut'; readonly code: string; readonly message: string }
  | { readonly phase: 'in'; readonly device: Device; readonly wire: Wire };
