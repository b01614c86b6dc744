import { differencesOf } from '@foyer/contracts/audit';
import { allProjections, readModelsAt, type ReadDocument } from '@foyer/projections';
import { momentOf } from '#contexts/audit';
import { CommandFailed } from '../command-failed.js';
import { printRows } from '../output/print-rows.js';
import type { Terminal } from '../output/terminal.js';
import type { AuditedLog } from './audited-log.js';

/** Which document, when. */
interface Wanted {
  readonly moment: string;
  readonly collection: string;
  readonly id: string;
}

export interface AtOptions {
  readonly until?: string;
  readonly json: boolean;
}

/**
 * `foyer audit at <moment> <read-model> <id>`: a document as it stood, rebuilt from the log.
 * @throws CommandFailed where there is no such read model, or nothing was there at the moment.
 */
export async function showAt(
  terminal: Terminal,
  audited: AuditedLog,
  { moment, collection, id }: Wanted,
  { until, json }: AtOptions,
): Promise<void> {
  const before = await documentAt(audited, moment, collection, id);
  if (until === undefined) {
    if (before === null) throw new CommandFailed(`There was no ${collection} ${id} at ${moment}`);
    terminal.line(JSON.stringify(before, null, json ? 0 : 2));
    return;
  }
  const after = await documentAt(audited, until, collection, id);
  const differences = differencesOf(before, after);
  if (json) {
    for (const difference of differences) terminal.json(difference);
    return;
  }
  const said = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value));
  printRows(
    terminal,
    [
      { heading: 'Field', cell: ({ path }) => path },
      { heading: moment, cell: (difference) => said(difference.before) },
      { heading: until, cell: (difference) => said(difference.after) },
    ],
    differences,
  );
}

async function documentAt(
  { log, readEvents }: AuditedLog,
  written: string,
  collection: string,
  id: string,
): Promise<ReadDocument | null> {
  const projection = allProjections.find(({ collections }) =>
    Object.hasOwn(collections, collection),
  );
  if (projection === undefined) {
    const names = allProjections.flatMap(({ collections }) => Object.keys(collections));
    throw new CommandFailed(`There is no read model ${collection}. There are: ${names.join(', ')}`);
  }
  if (!/^\d+$/.test(written) && Number.isNaN(Date.parse(written))) {
    throw new CommandFailed(`${written} is neither a position nor a time`);
  }
  const moment = momentOf(written, await firstPosition(log));
  const store = await readModelsAt(moment, { log, readEvents, projections: [projection] });
  const [document] = await store.collection<ReadDocument>(collection).find({ _id: id });
  return document ?? null;
}

async function firstPosition(log: AuditedLog['log']): Promise<string | undefined> {
  for await (const { position } of log.readAll()) return position;
  return undefined;
}
