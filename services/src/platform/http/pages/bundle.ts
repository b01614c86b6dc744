/** A bundle of pages: where it is served, and the folder that holds it. */
export interface Bundle {
  /** Without a slash at the end: `/vblh`. */
  readonly path: string;
  readonly folder: string;
}
