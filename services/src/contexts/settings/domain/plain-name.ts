/** Characters that a path or a header would not treat as a part of a name. */
const NOT_PLAIN = /["<>|:*?]/g;

/**
 * The name of a file without the folders before it, and without what means more than a name
 * somewhere.
 */
export function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(NOT_PLAIN, '').replace(/^[. ]+|[. ]+$/g, '');
  return plain === '' ? 'file' : plain;
}
