/** Returns the name of a person, or a substitute for a person without one. */
export const named = (name: string | null | undefined, nameless: string): string =>
  name === null || name === undefined || name === '' ? nameless : name;
