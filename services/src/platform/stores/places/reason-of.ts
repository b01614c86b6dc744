const KNOWN: Readonly<Record<string, string>> = {
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'it lies on a disk that can only be read',
  ENOTDIR: 'a file stands in its way',
  EEXIST: 'a file stands in its way',
  EISDIR: 'a folder stands in its way',
  ENOSPC: 'the disk is full',
  SQLITE_CANTOPEN: 'no file can be opened or made there',
  SQLITE_CANTOPEN_ISDIR: 'a folder stands in its way',
  SQLITE_READONLY: 'it may not be written to',
};

/** Why something on a disk cannot be used, in words for its operator. */
export function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return KNOWN[String(code)] ?? (error instanceof Error ? error.message : String(error));
}
