import { z } from 'zod';

import { nameKey } from './name-key.js';
import { MemberRole } from '../access/role.js';
import { Email, UserName } from './user-name.js';
import { PERSON_NAME_MAX } from '../schema/person-name.js';
import { plainLine } from '../schema/plain-text.js';

/** Headers that an import of members must have; `role` may be left out and is `member` then. */
export const MEMBER_CSV_HEADERS = ['username', 'email', 'firstname', 'lastname'] as const;
/** Most rows of one import, which is written in one go. */
export const MEMBER_CSV_ROWS_MAX = 2_000;

/** The error of a row; rows count from 1, the header is row 1. */
export interface CsvProblem {
  readonly row: number;
  readonly field: string;
  readonly code: string;
}

const Name = plainLine().min(1).max(PERSON_NAME_MAX);
const columns = {
  username: UserName,
  email: Email,
  firstname: Name,
  lastname: Name,
  role: MemberRole.default('member'),
} as const;

/** A member as a row names one. */
export const CsvMember = z.object(columns);
export type CsvMember = z.output<typeof CsvMember>;

/** The content of a table of members. */
export interface MemberTable {
  readonly members: readonly CsvMember[];
  /** For each member the row in which it stands. */
  readonly rows: readonly number[];
  readonly problems: readonly CsvProblem[];
}

/** Stands where bytes were that are not UTF-8. */
const NOT_UTF8 = '\uFFFD';

const normalise = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, '');

/**
 * Reads a table, already split into cells, as members to import. Every bad row is named, so that a
 * file can be fixed at once. Names and addresses that occur twice are found here, those already
 * taken are found by the import.
 */
export function readMemberTable(table: readonly (readonly string[])[]): MemberTable {
  const [first, ...rest] = table;
  const refuse = (code: string, field = ''): MemberTable => ({
    members: [],
    rows: [],
    problems: [{ row: 1, field, code }],
  });
  if (first === undefined || isBlank(first)) return refuse('CSV_EMPTY');
  const headers = first.map(normalise);
  const missing = MEMBER_CSV_HEADERS.find((header) => !headers.includes(header));
  if (missing !== undefined) return refuse('CSV_HEADERS', missing);
  if (rest.every(isBlank)) return refuse('CSV_NO_ROWS');
  if (rest.length > MEMBER_CSV_ROWS_MAX) return refuse('CSV_TOO_LONG');

  const members: CsvMember[] = [];
  const rows: number[] = [];
  const problems: CsvProblem[] = [];
  const seen = new Set<string>();
  rest.forEach((cells, index) => {
    if (isBlank(cells)) return;
    const row = index + 2;
    if (cells.some((cell) => cell.includes(NOT_UTF8))) {
      problems.push({ row, field: '', code: 'CSV_ENCODING' });
      return;
    }
    const record = Object.fromEntries(
      headers.flatMap((header, column): [string, string][] => {
        const cell = cells[column]?.trim() ?? '';
        return header in columns && !(header === 'role' && cell === '') ? [[header, cell]] : [];
      }),
    );
    const parsed = CsvMember.safeParse(record);
    if (!parsed.success) {
      for (const field of new Set(parsed.error.issues.map(({ path }) => String(path[0])))) {
        problems.push({ row, field, code: record[field] === '' ? 'BLANK' : 'INVALID' });
      }
      return;
    }
    for (const field of ['username', 'email'] as const) {
      const key = `${field}:${nameKey(parsed.data[field])}`;
      if (seen.has(key)) problems.push({ row, field, code: 'CSV_TWICE' });
      seen.add(key);
    }
    members.push(parsed.data);
    rows.push(row);
  });
  return { members, rows, problems };
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
