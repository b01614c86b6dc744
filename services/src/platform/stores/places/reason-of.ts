const KNOWN: Readonly<Record<string, string>> = {
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'it lies on a disk that can only be read',
  ENOTDIR: 'a file stands in its way',
  EEXIST: 'a file stands in its way',
  EISDIR: 'a folder stands in its way',
  ENOSPC: 'the disk is full',
  ENOENT: 'no folder can be made there',
  SQLITE_CANTOPEN: 'no file can be opened or made there',
  SQLITE_READONLY: 'it may not be written to',
};

/** Why something on a disk cannot be used, in words for its operator. */
export function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  const known = KNOWN[String(code)];
  if (known !== undefined) return known;
  const text = error instanceof Error ? error.message : String(error);
  // The system's message ends with the call and its path, which is already in the surrounding
  // message.
  return text.replace(/, \w+ '.*$/s, '');
}
