import type { Client } from '@foyer/contracts/client';
import type { Language } from '@foyer/contracts/identity';
import type { VisitView } from '@foyer/contracts/visits';

import type { Wire, WireOptions } from '#wire/wire.js';

/** The dependencies of a visit. */
export interface VisitWorld {
  readonly api: Client;
  readonly openWire: (options: WireOptions) => Promise<Wire>;
  readonly storage: Storage;
  /**
   * Of this tab, where a visit that is over stays for a page that is loaded again; absent where
   * others come after the visitor.
   */
  readonly afterwards?: Storage;
  readonly language: () => Language;
  readonly now: () => number;
  /**
   * The token of the device that the visitor stands before, which the visit is bound to; absent in
   * a visitor's own browser.
   */
  readonly deviceToken?: () => Promise<string | null>;
}

/** How a visitor is admitted. */
export interface Entrance {
  readonly visitorName: string;
  readonly pin?: string;
  /** Good in the place of the PIN. */
  readonly invitation?: string;
}

/** `resuming`: a visit of before is being looked for; `outside`: there is none. */
export interface VisitState {
  readonly phase: 'resuming' | 'outside' | 'inside';
  readonly view: VisitView | null;
  readonly wire: Wire | null;
}

/** How far a page can say that it has come. */
export type Progress = 'IN_PERMISSION' | 'IN_START' | 'IN_WAITING';
