import { Inject, Injectable } from '@nestjs/common';
import {
  differencesOf,
  type DocumentAt,
  type DocumentMoment,
  type TravelledCollection,
} from '@foyer/contracts/audit';
import type { EventLog } from '@foyer/event-log';
import { Mutex } from 'async-mutex';
import { documentMoments, readModelsAt, type ReadDocument } from '@foyer/projections';

import { EventCodec } from '../../../platform/eventing/events/index.js';
import { EVENT_LOG } from '../../../platform/index.js';
import { readEventsWith } from '../../../platform/eventing/projections/index.js';
import { clearData, withholding } from '../history/event-reading.js';
import { History } from '../history/history.js';
import { momentOf } from '../history/moment-of.js';
import { travelled } from '../history/travel.js';

/** A document that an auditor looks at. */
export interface TravelledDocument {
  readonly collection: TravelledCollection;
  readonly id: string;
}

const MOST_MOMENTS = 500;

/**
 * What calls, portals, sessions and payments were at moments in the past, rebuilt from the log, never from what a read model says now.
 * Each look reads much of the log, so one is made after the other.
 */
@Injectable()
export class TravelInTime {
  readonly #turns = new Mutex();

  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: EventCodec,
  ) {}

  /** What it was, and where a second moment is given, what is different then. */
  async documentAt(
    document: TravelledDocument,
    at: string,
    until: string | undefined,
  ): Promise<DocumentAt> {
    return this.#turns.runExclusive(async () => {
      const before = await this.#at(document, at);
      if (until === undefined) return { document: before, until: null };
      const after = await this.#at(document, until);
      return {
        document: before,
        until: { document: after, differences: differencesOf(before, after) },
      };
    });
  }

  /** What it was after each event that changed it, oldest first. Empty for what never was. */
  async moments({ collection, id }: TravelledDocument): Promise<DocumentMoment[]> {
    return this.#turns.runExclusive(async () => {
      const { projection, kept, shown } = travelled[collection];
      const moments = await documentMoments(
        { projection, collection: kept, id, shown },
        this.#sources(),
        MOST_MOMENTS,
      );
      const history = new History(this.log, clearData(this.codec));
      const entries = await history.of(moments.map(({ event }) => event));
      return entries.map((entry, n) => ({ ...entry, document: moments[n]?.document ?? null }));
    });
  }

  async #at({ collection, id }: TravelledDocument, written: string) {
    const { projection, kept, shown } = travelled[collection];
    const moment = momentOf(written, await this.log.head());
    const store = await readModelsAt(moment, { ...this.#sources(), projections: [projection] });
    const [document] = await store.collection<ReadDocument>(kept).find({ _id: id });
    return document === undefined ? null : shown(document);
  }

  #sources() {
    return { log: this.log, readEvents: withholding(readEventsWith(this.codec)) };
  }
}
