import { eventDefinitions } from '@foyer/contracts/events';
import type { EventLog, NewEvent, ReadableLog } from '@foyer/event-log';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

/** The stream in which the log says which program can read it. */
export const LOG_FORMAT_STREAM = 'log-format';

/**
 * The log holds kinds of events from here on that earlier programs do not know. The log's own word,
 * as checkpoints are.
 */
export const LOG_FORMAT_RAISED = 'LogFormatRaised';

/** Kinds of events: of each type the newest version. */
export type Kinds = ReadonlyMap<string, number>;

const Raised = z.object({
  /** The first program that wrote them, as its operators know it. */
  program: z.string(),
  /** Types of events that were new, or had a new version. */
  kinds: z.record(z.string(), z.int()),
});

/** The demands of a log on its readers. */
export interface LogFormat {
  readonly kinds: Kinds;
  /** The last program that raised it, and when; undefined where none has. */
  readonly raised: { readonly program: string; readonly at: string } | undefined;
}

/** Kinds of events that this program can read. */
export const OWN_KINDS: Kinds = new Map(
  [...eventDefinitions].map(([type, { version }]) => [type, version]),
);

export async function readLogFormat(log: Pick<ReadableLog, 'readStream'>): Promise<LogFormat> {
  const kinds = new Map<string, number>();
  let raised: LogFormat['raised'];
  for await (const { data, metadata } of log.readStream(LOG_FORMAT_STREAM)) {
    const said = Raised.safeParse(data);
    if (!said.success) continue;
    const { program } = said.data;
    raised = { program, at: metadata.at };
    for (const [type, version] of Object.entries(said.data.kinds)) {
      kinds.set(type, Math.max(version, kinds.get(type) ?? 0));
    }
  }
  return { kinds, raised };
}

/** Those kinds that a program does not know which knows only the others. */
export function kindsBeyond(kinds: Kinds, known: Kinds): [type: string, version: number][] {
  return [...kinds].filter(([type, version]) => version > (known.get(type) ?? 0));
}

/** Says in the log that it holds these kinds from now on. */
export async function raiseLogFormat(
  log: Pick<EventLog, 'append'>,
  kinds: readonly (readonly [type: string, version: number])[],
  program: string,
): Promise<void> {
  const id = newId();
  const event: NewEvent = {
    id,
    type: LOG_FORMAT_RAISED,
    data: { program, kinds: Object.fromEntries(kinds) },
    metadata: {
      causationId: id,
      correlationId: id,
      actor: { type: 'system', id: 'log-format' },
      at: new Date().toISOString(),
      schemaVersion: 1,
    },
  };
  await log.append([{ stream: LOG_FORMAT_STREAM, expectedRevision: 'any', events: [event] }]);
}
