import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventLog } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';

import { EventCodec, type DomainEvent } from '#platform/cqrs';
import { PersonalData, PersonKeys } from '#platform/stores/personal-data';
import { MemoryVault } from '#platform/testing/memory-vault.js';

const SAMPLES = join(import.meta.dirname, '../../../../../contracts/samples');

interface Sample extends DomainEvent {
  readonly schemaVersion: number;
}

/** Appends an event as another part of the program would. */
export async function append(
  log: EventLog,
  stream: string,
  event: DomainEvent,
  id = crypto.randomUUID(),
): Promise<string> {
  const metadata = {
    causationId: id,
    correlationId: id,
    actor: { type: 'system', id: 'test' },
    at: '2026-03-02T09:00:00.000Z',
    schemaVersion: 1,
  } as const;
  const data = event.data as Parameters<EventLog['append']>[0][0]['events'][0]['data'];
  await log.append([
    { stream, expectedRevision: 'any', events: [{ id, type: event.type, data, metadata }] },
  ]);
  return id;
}

/** Stores an event as the program does: personal fields are encrypted. */
export async function appendEncrypted(log: EventLog, event: DomainEvent): Promise<void> {
  const codec = new EventCodec(new PersonalData(new PersonKeys(new MemoryVault())));
  const { data } = await codec.encode(event);
  await append(log, `sample-${event.type}`, { type: event.type, data });
}

/** A log with an event of every type in its newest form, with personal fields encrypted. */
export async function logOfSamples(): Promise<MemoryEventLog> {
  const log = new MemoryEventLog();
  const newest = new Map<string, Sample>();
  for (const file of readdirSync(SAMPLES)) {
    const sample = JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')) as Sample;
    const known = newest.get(sample.type);
    if (!known || known.schemaVersion < sample.schemaVersion) newest.set(sample.type, sample);
  }
  for (const [type, { data }] of newest) await appendEncrypted(log, { type, data });
  return log;
}
