/** Marks the messages between an embedded portal and the page around it. */
export const EMBEDDED = 'foyer-embedded';

/** How far a visit has come, as the page around it learns it: nothing of the visitor is in it. */
export type EmbeddedStep = 'start' | 'ring' | 'in-call' | 'ended';

/** A message of an embedded portal to the page around it. */
export type ToHost =
  | { readonly type: typeof EMBEDDED; readonly step: EmbeddedStep; readonly isOpen: boolean }
  /** Escape was pressed and meant nothing to the portal; or the visit was left as it was asked. */
  | { readonly type: typeof EMBEDDED; readonly done: 'escape' | 'left' };

/** A message of the page around an embedded portal. */
export interface FromHost {
  readonly type: typeof EMBEDDED;
  /** Leaves the line or the call. */
  readonly ask: 'leave';
}

export const HOST_PARAMETER = 'host';

/** The origin that the page around an embedded portal names in the portal's address. */
export const hostIn = (fragment: string): string =>
  new URLSearchParams(fragment.slice(1)).get(HOST_PARAMETER) ?? '';
