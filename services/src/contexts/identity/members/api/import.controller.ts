import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  IMPORT_PREVIEW_MAX,
  memberRoutes,
  readMemberTable,
  type ImportReport,
  type MemberTable,
} from '@foyer/contracts/identity';

import { Rejected } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { ImportMembers } from '../commands.js';
import { readCsv } from './read-csv.js';

/** Members from a file: all of them, or no one and a report by row. */
@Controller()
export class ImportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(memberRoutes.importMembers)
  async import(
    @Input() { body, context }: InputOf<typeof memberRoutes.importMembers>,
  ): Promise<ImportReport> {
    const { csv, ...options } = body;
    const file = readFile(csv);
    // Names and addresses in use are looked up even if rows are bad, so that a file can be
    // corrected at once.
    const dryRun = options.dryRun || file.problems.length > 0;
    const { position, result } = await this.commands.execute(
      new ImportMembers(context, { ...options, ...file, dryRun }),
    );
    const problems = [...file.problems, ...result].sort((a, b) => a.row - b.row);
    const isDone = !dryRun && problems.length === 0;
    if (isDone) await this.#becomeVisible(position);
    return {
      rows: file.members.length + rowsOf(file.problems),
      imported: isDone ? file.members.length : 0,
      problems,
      preview: file.members.slice(0, IMPORT_PREVIEW_MAX),
    };
  }

  /** Thousands may take longer than one waits; that they were imported is true all the same. */
  async #becomeVisible(position: string | undefined): Promise<void> {
    try {
      await this.freshness.waitFor(position, ['members']);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
    }
  }
}

function readFile(csv: string): MemberTable {
  const read = readCsv(csv);
  if ('table' in read) return readMemberTable(read.table);
  return {
    members: [],
    rows: [],
    problems: [{ row: read.brokenAt, field: '', code: 'CSV_BROKEN' }],
  };
}

/** How many rows are bad; the header is none of them. */
function rowsOf(problems: MemberTable['problems']): number {
  return new Set(
    problems.flatMap(({ row, code }) => (row > 1 && code !== 'CSV_TWICE' ? [row] : [])),
  ).size;
}
