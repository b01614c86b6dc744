import { defineProjection, type Projection } from '../runner/index.js';

/** The events of tallies, for tests of the runner. */
export type TallyEvent =
  | { readonly type: 'Opened'; readonly data: { readonly id: string; readonly name: string } }
  | { readonly type: 'Added'; readonly data: { readonly id: string; readonly by: number } }
  | { readonly type: 'Closed'; readonly data: { readonly id: string } };

/** A tally as read: its sum, and the events that made it. */
export interface Tally {
  readonly _id: string;
  readonly name: string;
  readonly sum: number;
  readonly steps: readonly number[];
}

/** A small read model. Adding 13 is more than it can bear. */
export function tallies(version = 1, collection = 'tallies'): Projection {
  return defineProjection<Record<string, Tally>, TallyEvent>({
    name: collection,
    version,
    collections: { [collection]: { indexes: [{ key: { sum: 1 } }] } },
    evolve: {
      Opened: ({ data }) => [
        {
          op: 'put',
          collection,
          doc: { _id: data.id, name: `${data.name} v${version}`, sum: 0, steps: [] },
        },
      ],
      Added: ({ data }) => {
        if (data.by === 13) throw new Error('13 is unlucky');
        const change = { inc: { sum: data.by }, push: { steps: data.by } };
        return [{ op: 'update', collection, id: data.id, change }];
      },
      Closed: ({ data }) => [{ op: 'delete', collection, id: data.id }],
    },
  });
}
