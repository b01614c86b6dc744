export type CheckResult =
  | { readonly found: 'fine'; readonly what: string }
  /** Not configured, so that nothing is missing. */
  | { readonly found: 'unused'; readonly what: string }
  | { readonly found: 'missing'; readonly what: string; readonly toDo: string };

/** Tries one thing that the agent needs. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<CheckResult>;
}

export const fine = (what: string): CheckResult => ({ found: 'fine', what });
export const unused = (what: string): CheckResult => ({ found: 'unused', what });
export const missing = (what: string, toDo: string): CheckResult => ({
  found: 'missing',
  what,
  toDo,
});
