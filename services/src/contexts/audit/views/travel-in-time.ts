import { Inject, Injectable } from '@nestjs/common';
import {
  differencesOf,
  type DocumentAt,
  type DocumentMoment,
  type TravelledCollection,
} from '@foyer/contracts/audit';
import type { EventLog } from '@foyer/event-log';
import { Semaphore } from 'async-mutex';
import {
  documentMoments,
  readModelsAt,
  type ReadDocument,
  type ReadStore,
} from '@foyer/projections';

import { EventCodec, Rejected } from '#platform/cqrs';
import { EVENT_LOG, READ_STORE } from '#platform';
import { readEventsWith } from '#platform/cqrs/projections';
import { clearData, withholding } from '../history/event-reading.js';
import { eventsAboutCall } from '../history/events-about.js';
import { History } from '../history/history.js';
import { momentOf } from '../history/moment-of.js';
import { travelled } from '../history/travel.js';
import { untilAborted } from '../history/until-aborted.js';

/** A document that an auditor looks at. */
export interface TravelledDocument {
  readonly collection: TravelledCollection;
  readonly id: string;
}

const MOST_MOMENTS = 500;
/**
 * Looks through much of the log at the same time; of a call only what is about it is read, and no
 * one waits for a turn.
 */
const MOST_WIDE_LOOKS = 2;
const LOOK_TAKES_MS = 60_000;

/**
 * Shows calls, portals, sessions and payments at moments in the past, rebuilt from the log, never
 * from a read model's present state. A look ends with its time, and with the wish of who asked for
 * it.
 */
@Injectable()
export class TravelInTime {
  readonly #wideLooks = new Semaphore(MOST_WIDE_LOOKS);

  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly codec: EventCodec,
  ) {}

  /**
   * Returns the document at a moment and, if a second moment is given, the differences at that
   * time.
   */
  documentAt(
    document: TravelledDocument,
    { at, until }: { readonly at: string; readonly until: string | undefined },
    asker: AbortSignal,
  ): Promise<DocumentAt> {
    return this.#look(document, asker, async (log) => {
      const before = await this.#at(document, at, log);
      if (until === undefined) return { document: before, until: null };
      const after = await this.#at(document, until, log);
      return {
        document: before,
        until: { document: after, differences: differencesOf(before, after) },
      };
    });
  }

  /**
   * Returns the document after each event that changed it, oldest first. Empty for a document that
   * never existed.
   */
  moments(document: TravelledDocument, asker: AbortSignal): Promise<DocumentMoment[]> {
    return this.#look(document, asker, async (log) => {
      const { projection, kept, shown } = travelled[document.collection];
      const moments = await documentMoments(
        { projection, collection: kept, id: document.id, shown },
        this.#sources(log),
        MOST_MOMENTS,
      );
      const history = new History(this.log, clearData(this.codec));
      const entries = await history.of(moments.map(({ event }) => event));
      return entries.map((entry, n) => ({ ...entry, document: moments[n]?.document ?? null }));
    });
  }

  async #look<T>(
    { collection, id }: TravelledDocument,
    asker: AbortSignal,
    look: (log: PartOfLog) => Promise<T>,
  ): Promise<T> {
    const deadline = AbortSignal.timeout(LOOK_TAKES_MS);
    const signal = AbortSignal.any([asker, deadline]);
    try {
      if (collection === 'calls') {
        const sources = { log: this.log, store: this.store, signal };
        return await look(untilAborted(eventsAboutCall(id, sources), signal));
      }
      return await this.#wideLooks.runExclusive(() => {
        signal.throwIfAborted();
        return look(untilAborted(this.log, signal));
      });
    } catch (error) {
      if (deadline.aborted && !asker.aborted) throw new Rejected('LOOK_TOOK_TOO_LONG');
      throw error;
    }
  }

  async #at({ collection, id }: TravelledDocument, written: string, log: PartOfLog) {
    const { projection, kept, shown } = travelled[collection];
    const moment = momentOf(written, await this.log.head());
    const store = await readModelsAt(moment, { ...this.#sources(log), projections: [projection] });
    const [document] = await store.collection<ReadDocument>(kept).find({ _id: id });
    return document === undefined ? null : shown(document);
  }

  #sources(log: PartOfLog) {
    return { log, readEvents: withholding(readEventsWith(this.codec)) };
  }
}

type PartOfLog = Pick<EventLog, 'readAll'>;
