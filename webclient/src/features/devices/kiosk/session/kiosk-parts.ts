import type { Client } from '@foyer/contracts/client';
import type { Device } from '@foyer/contracts/devices';

import type { Wire, WireOptions } from '../../../../wire/wire.js';

/** What a kiosk's session needs of the world. */
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
  /** It needs its key. @property code why the last one was not taken, or why its token is no longer good */
  | { readonly phase: 'key'; readonly code: string | null; readonly message: string }
  /** The server does not let it in, though it may again; it goes on trying. */
  | { readonly phase: 'shut'; readonly code: string; readonly message: string }
  | { readonly phase: 'in'; readonly device: Device; readonly wire: Wire };
