type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The errors of a server in those of a form, by their paths; that of the whole is not among them. */
export function serverErrorsIn(errors: object, above = ''): readonly (readonly [string, string])[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (above === '' && name === 'root') return [];
    const path = `${above}${name}`;
    if (Array.isArray(error)) return serverErrorsIn(error, `${path}.`);
    if (!isFields(error)) return [];
    const { type, message } = error;
    if (typeof type !== 'string') return serverErrorsIn(error, `${path}.`);
    return type === 'server' ? [[path, typeof message === 'string' ? message : ''] as const] : [];
  });
}

/**
 * The input at which an error of the server stands. The server names a field from the root of a
 * call's body, below the group that a form shows, or within the value that one input holds.
 * @param inputs the names of all inputs of the form
 */
export function inputOf(path: string, inputs: readonly string[]): string | undefined {
  const longestFirst = inputs.toSorted((a, b) => b.length - a.length);
  return (
    inputs.find((input) => input === path) ??
    longestFirst.find((input) => path.endsWith(`.${input}`)) ??
    longestFirst.find((input) => path.startsWith(`${input}.`)) ??
    inputs.find((input) => input.startsWith(`${path}.`))
  );
}
