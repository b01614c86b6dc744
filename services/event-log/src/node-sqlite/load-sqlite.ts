import type * as Sqlite from 'node:sqlite';

/**
 * Loads the SQLite that Node brings. Node 22 and 24 warn of it as experimental: that is settled by
 * ADR 0001, and no operator could do anything about it.
 */
export function loadSqlite(): typeof Sqlite {
  const emitWarning = Object.getOwnPropertyDescriptor(process, 'emitWarning');
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    if (emitWarning) Object.defineProperty(process, 'emitWarning', emitWarning);
  }
}
