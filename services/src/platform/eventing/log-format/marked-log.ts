import { readFileSync } from 'node:fs';
import type { EventLog, StreamAppend } from '@foyer/event-log';

import { PACKAGE_FOLDER } from '../../config/package-folder.js';
import { StartFailure } from '../../stores/places/unusable-place.js';
import { kindsBeyond, OWN_KINDS, raiseLogFormat, readLogFormat, type Kinds } from './log-format.js';

const { version } = JSON.parse(readFileSync(new URL('package.json', PACKAGE_FOLDER), 'utf8')) as {
  readonly version: string;
};

/** The name of this program for its operators. */
export const PROGRAM = version;

/**
 * A log that says of itself which program can read it: before the first event of a kind that it did
 * not hold, it is said which kinds there are from now on.
 * @throws StartFailure where a newer program has written what this one cannot read.
 */
export async function markedLog<L extends EventLog>(log: L, own: Kinds = OWN_KINDS): Promise<L> {
  const { kinds: held, raised } = await readLogFormat(log);
  const unknown = kindsBeyond(held, own);
  if (raised !== undefined && unknown.length > 0) throw tooNew(raised, unknown);
  const missing = kindsBeyond(own, held);
  let raising: Promise<void> | undefined;
  const isNew = (type: string, version: number): boolean =>
    missing.some(([known, first]) => known === type && version >= first);
  const append = async (appends: readonly StreamAppend[]) => {
    const events = appends.flatMap((one) => one.events);
    if (events.some(({ type, metadata }) => isNew(type, metadata.schemaVersion))) {
      raising ??= raiseLogFormat(log, missing, PROGRAM);
      await raising.catch((error: unknown) => {
        raising = undefined;
        throw error;
      });
      missing.length = 0;
    }
    return log.append(appends);
  };
  return new Proxy(log, {
    get(target, name) {
      if (name === 'append') return append;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}

function tooNew(
  { program, at }: { readonly program: string; readonly at: string },
  unknown: readonly (readonly [type: string, version: number])[],
): StartFailure {
  const [[type, version] = ['', 0]] = unknown;
  const others = unknown.length === 1 ? '' : ` and ${unknown.length - 1} more`;
  return new StartFailure(
    `EVENT_LOG_URL: a newer Foyer (${program}, since ${at.slice(0, 10)}) has written to this event log, and this one (${PROGRAM}) cannot read it (${type} ${version}${others}); start that program, or restore the backup of before the upgrade`,
  );
}
