import {
  eventDefinitions,
  eventUpcasters,
  upcast,
  type RawData,
  type Upcaster,
} from '@foyer/contracts/events';
import { subjectFieldOf, type EventDefinition } from '@foyer/contracts/schema';
import type { Json, RecordedEvent } from '@foyer/event-log';

import type { PersonalData } from '../../stores/personal-data/index.js';
import { VaultFault } from '../../stores/vault/index.js';
import { Rejected } from '../../rejected.js';
import type { DomainEvent } from './domain-event.js';

/**
 * An event cannot be read or written as its definition says: a fault of the program, never of its
 * user.
 */
export class UndecodableEvent extends Error {
  readonly code = 'UNDECODABLE_EVENT';

  constructor(type: string, what: string, cause?: unknown) {
    super(`Event ${type}: ${what}`, { cause });
    this.name = 'UndecodableEvent';
  }
}

type LogData = Readonly<Record<string, Json>>;

/** An event made ready for the log. */
export interface EncodedEvent {
  readonly schemaVersion: number;
  readonly data: LogData;
  readonly event: DomainEvent;
}

/** Translates between events as deciders see them and as the log keeps them. */
export class EventCodec {
  constructor(
    private readonly personalData: PersonalData,
    private readonly definitions: ReadonlyMap<string, EventDefinition> = eventDefinitions,
    private readonly upcasters: readonly Upcaster[] = eventUpcasters,
  ) {}

  /**
   * Returns the stored form of an event, its personal fields encrypted, and the event as readers
   * get it.
   * @throws UndecodableEvent when the event is unknown or its data does not fit.
   * @throws Rejected PERSON_FORGOTTEN when the event would be kept without what it says of a person.
   */
  async encode(event: DomainEvent): Promise<EncodedEvent> {
    const definition = this.#definitionOf(event.type);
    const parsed = definition.data.safeParse(event.data);
    if (!parsed.success) {
      throw new UndecodableEvent(event.type, 'its data does not fit', parsed.error);
    }
    const subject = subjectFieldOf(definition, definition.version);
    const data = await this.#eachPersonal(
      definition,
      subject,
      parsed.data,
      async (place, value) => {
        const stored = await this.personalData.encrypt(place, value);
        const isLost = stored === null && !isBlank(value);
        if (isLost && !definition.countsWithoutPerson) throw new Rejected('PERSON_FORGOTTEN');
        return stored;
      },
    );
    return {
      schemaVersion: definition.version,
      data: data as LogData,
      event: { type: event.type, data: parsed.data },
    };
  }

  /**
   * The event that the log keeps: decrypted, brought up to the newest version, parsed.
   * @throws UndecodableEvent when it is unknown, damaged, or newer than the program.
   * @throws VaultFault when the key of its person could not be asked for.
   */
  async decode(event: Pick<RecordedEvent, 'type' | 'data' | 'metadata'>): Promise<DomainEvent> {
    const definition = this.#definitionOf(event.type);
    try {
      const subject = subjectFieldOf(definition, event.metadata.schemaVersion);
      const clear = await this.#eachPersonal(definition, subject, event.data, (place, value) =>
        this.personalData.decrypt(place, value),
      );
      const newest = upcast(this.upcasters, event.type, clear, {
        from: event.metadata.schemaVersion,
        to: definition.version,
      });
      return { type: event.type, data: definition.data.parse(newest) };
    } catch (cause) {
      // The event is sound, and can be read once its key can.
      if (cause instanceof VaultFault) throw cause;
      throw new UndecodableEvent(
        event.type,
        'the log keeps it in a form that cannot be read',
        cause,
      );
    }
  }

  /** True if this program knows an event type. */
  knows(type: string): boolean {
    return this.definitions.has(type);
  }

  async #eachPersonal(
    { type, personalFields }: EventDefinition,
    subjectField: string | undefined,
    data: RawData,
    change: (place: { subject: string; type: string; field: string }, value: unknown) => unknown,
  ): Promise<RawData> {
    if (subjectField === undefined || personalFields.length === 0) return data;
    const subject = data[subjectField];
    if (typeof subject !== 'string') throw new UndecodableEvent(type, `it lacks ${subjectField}`);
    const changed: Record<string, unknown> = { ...data };
    for (const field of personalFields) {
      if (data[field] === undefined) continue;
      changed[field] = await change({ subject, type, field }, data[field]);
    }
    return changed;
  }

  #definitionOf(type: string): EventDefinition {
    const definition = this.definitions.get(type);
    if (!definition) throw new UndecodableEvent(type, 'this program does not know it');
    return definition;
  }
}

/** True for a personal field that says nothing, so that nothing is lost with it. */
function isBlank(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
