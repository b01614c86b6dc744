import { KeyedMutex, type Position } from '@foyer/event-log';
import { accepted } from '@foyer/contracts/decision';
import type { Erasure, KeptThings, PersonKind } from '@foyer/contracts/identity';
import type { ErasureDocument } from '@foyer/projections/identity';

import {
  Rejected,
  stepOf,
  stream,
  type CommandContext,
  type CommandRunner,
  type Stream,
} from '#platform/cqrs';
import type { PersonalData } from '#platform/stores/personal-data';
import { erasePerson, notePersonErased } from './erase-person.js';
import type { PersonEraser } from '../ports/person-eraser.js';
import type { Receipts } from '../adapters/receipts.js';
import { people, type PersonStream } from '../../members/domain/person-streams.service.js';
import type { Standing } from '../../members/domain/standing.js';

export interface ErasureServiceParts {
  readonly runner: CommandRunner;
  readonly personalData: PersonalData;
  readonly erasers: readonly PersonEraser[];
  readonly receipts: Receipts;
  /**
   * Resolves once read models have dropped what an event at this position told them to drop, on the
   * disk as well.
   */
  readonly readModelsClean: (position: Position | undefined) => Promise<void>;
  /** Returns the record of an erasure once read models have reached the position. */
  readonly recordOf: (personId: string, position: Position | undefined) => Promise<ErasureDocument>;
}

/**
 * Forgets people. First the log records it, and read models drop their data. Then data outside is
 * removed, and the person's key is destroyed. Then the log records the completion. Each step can be
 * repeated, so that a half-done erasure can be continued.
 */
export class ErasureService {
  /**
   * The call and the reaction to its event must not share the work: the receipt counts what one of
   * them removed.
   */
  readonly #people = new KeyedMutex();

  constructor(private readonly parts: ErasureServiceParts) {}

  /**
   * Forgets a person and returns the receipt; for a person forgotten before, the same receipt
   * again. In a log from before ids were claimed, two people of different kinds may share an id and
   * a key. Then a person is not forgotten while another of them is still there.
   * @throws Rejected PERSON_NOT_FOUND, MEMBER_NOT_DELETED or VISIT_NOT_OVER
   */
  async forget(context: CommandContext, personId: string): Promise<Erasure> {
    const { kind, person } = await this.#find(personId);
    const { position, wasForgotten } = await this.#people.runExclusive([personId], () =>
      this.#underLease(context, personId, kind, person),
    );
    const record = await this.parts.recordOf(personId, position);
    const { forgottenAt, erasedAt, erased, kept } = record;
    // Another process is at it just now and will be done in a moment.
    if (erasedAt === null) throw new Rejected('UNAVAILABLE');
    return {
      personId,
      kind,
      forgottenAt,
      erasedAt,
      erased: { ...erased },
      kept: [...kept],
      wasForgotten,
      receipt: await this.parts.receipts.sign({ ...record, erasedAt }),
    };
  }

  async #underLease(
    context: CommandContext,
    personId: string,
    kind: PersonKind,
    person: Stream<Standing, PersonStream>,
  ): Promise<{ position: Position | undefined; wasForgotten: boolean }> {
    const { runner, erasers, personalData, readModelsClean } = this.parts;
    const { position, result } = await runner.run({
      name: 'ErasePerson',
      context,
      streams: { person },
      decide: (states) => {
        const decision = erasePerson(states.person, { personId, kind });
        return decision.type === 'rejected'
          ? decision
          : accepted({ person: decision.events }, decision.result);
      },
    });
    if ((await runner.stateOf(person)) !== 'forgotten') return { position, ...result };
    await readModelsClean(position);
    const erased: Record<string, number> = {};
    const kept: KeptThings[] = [];
    for (const eraser of erasers) {
      if (eraser.erase) erased[eraser.what] = await eraser.erase({ personId, kind });
      kept.push(...((await eraser.kept?.({ personId, kind })) ?? []));
    }
    await personalData.forget(personId);
    const done = await runner.run({
      name: 'NotePersonErased',
      context: stepOf(context, 'erased'),
      streams: { person },
      decide: (states) => {
        const decision = notePersonErased(states.person, { personId, kind, erased, kept });
        return decision.type === 'rejected'
          ? decision
          : accepted({ person: decision.events }, undefined);
      },
    });
    return { position: done.position, ...result };
  }

  async #find(
    personId: string,
  ): Promise<{ kind: PersonKind; person: Stream<Standing, PersonStream> }> {
    const all = await Promise.all(
      people.map(async ({ kind, fold }) => {
        const person = stream(fold, personId);
        return { kind, person, standing: await this.parts.runner.stateOf(person) };
      }),
    );
    const holders = all.filter(({ standing }) => standing !== 'unknown');
    const bound = holders.find(({ standing }) => standing === 'bound');
    if (bound && holders.length > 1) {
      throw new Rejected(bound.kind === 'visitor' ? 'VISIT_NOT_OVER' : 'MEMBER_NOT_DELETED');
    }
    const [first] = holders;
    if (!first) throw new Rejected('PERSON_NOT_FOUND');
    return { kind: first.kind, person: first.person };
  }
}
