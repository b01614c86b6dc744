/** What somebody is called, also without a name. */
export const named = (name: string | null | undefined, nameless: string): string =>
  name === null || name === undefined || name === '' ? nameless : name;
