import type { KeptThings, PersonEvent, PersonKind } from '@foyer/contracts/identity';
import { defineProjection, type EventEnvelope, type Evolve } from '../platform/runner/index.js';

/** The progress of an erasure, and who ordered it; `_id` is the person's. */
export interface ErasureDocument {
  readonly _id: string;
  readonly kind: PersonKind;
  /** The id of the event that says so. */
  readonly eventId: string;
  readonly forgottenAt: string;
  readonly by: EventEnvelope['metadata']['actor'];
  /** Null until everything is gone. */
  readonly erasedAt: string | null;
  readonly erased: Readonly<Record<string, number>>;
  /** Things that stay all the same, and why. */
  readonly kept: readonly KeptThings[];
}

/** The documents of the projection `erasures`, by collection. */
export type ErasureCollections = Readonly<Record<'erasures', ErasureDocument>>;

const evolve: Evolve<ErasureCollections, PersonEvent> = {
  PersonForgotten: ({ id, data, metadata }) => [
    {
      op: 'put',
      collection: 'erasures',
      doc: {
        _id: data.personId,
        kind: data.kind,
        eventId: id,
        forgottenAt: metadata.at,
        by: metadata.actor,
        erasedAt: null,
        erased: {},
        kept: [],
      },
    },
  ],
  PersonErased: ({ data, metadata }) => [
    {
      op: 'update',
      collection: 'erasures',
      id: data.personId,
      change: { set: { erasedAt: metadata.at, erased: data.erased, kept: data.kept } },
    },
  ],
};

/** The persons who were forgotten. It knows no one's name. */
export const erasures = defineProjection({
  name: 'erasures',
  version: 2,
  collections: { erasures: { indexes: [{ key: { erasedAt: 1 } }] } },
  evolve,
});
