/** How the program ends. */
export const EXIT = {
  fine: 0,
  failed: 1,
  /**
   * Something that is needed is missing, or a setting cannot be used: starting again does not help.
   */
  missing: 2,
  /** Another agent runs on this folder. */
  taken: 3,
  /** Wants to be started again at once. */
  restart: 75,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
