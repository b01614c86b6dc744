import type { Guest, GuestEvent } from '@foyer/contracts/identity';
import { sortKey } from '../platform/read-store/sort-key.js';
import { defineProjection, inCollection, numbered, type Evolve } from '../platform/runner/index.js';

/** A guest as kept for queries. */
export interface GuestDocument extends Guest {
  readonly revision: number;
  /** The text that a search looks through. */
  readonly searchText: string;
  /** The keys that lists are sorted by, without regard to case and accents; see `sortKey`. */
  readonly sortBy: Readonly<Record<'lastName' | 'firstName' | 'email', string>>;
}

/**
 * A person who came by the link of a session or meeting, for as long as anything may be known of
 * them; in no list.
 */
export interface SessionGuestDocument {
  readonly _id: string;
  /** The session, or the meeting. */
  readonly sessionId: string;
}

/** The documents of the projection `guests`, by collection. */
export interface GuestCollections {
  readonly guests: GuestDocument;
  readonly sessionGuests: SessionGuestDocument;
}

const { put, update, delete: remove } = inCollection<GuestDocument, 'guests'>('guests');
const passing = inCollection<SessionGuestDocument, 'sessionGuests'>('sessionGuests');

const evolve: Evolve<GuestCollections, GuestEvent> = {
  GuestCreated: ({ data, metadata }) => [
    put({
      _id: data.guestId,
      ...detailsOf(data),
      role: 'guest',
      onlineStatus: 'auto',
      createdBy: data.createdBy,
      revision: 0,
      createdAt: metadata.at,
      updatedAt: metadata.at,
    }),
  ],
  GuestChanged: ({ data, metadata }) => [
    update(data.guestId, { set: { ...detailsOf(data), updatedAt: metadata.at } }),
  ],
  GuestCameToSession: ({ data: { guestId, sessionId } }) => [
    passing.put({ _id: guestId, sessionId }),
  ],
  // An invited guest is in the list of guests, and can come to several meetings.
  GuestCameToMeeting: async ({ data: { guestId, meetingId } }, documents) =>
    (await documents.get('guests', guestId))
      ? []
      : [passing.put({ _id: guestId, sessionId: meetingId })],
  PersonForgotten: ({ data }) => [remove(data.personId), passing.delete(data.personId)],
  PersonErased: () => [],
};

/** People from outside, until they are forgotten. */
export const guests = defineProjection({
  name: 'guests',
  version: 6,
  collections: {
    guests: {
      indexes: [
        { key: { 'sortBy.lastName': 1 } },
        { key: { createdAt: 1 } },
        { key: { createdBy: 1 } },
      ],
      sorts: ['sortBy.lastName', 'sortBy.firstName', 'sortBy.email', 'createdAt'],
      filters: ['createdBy'],
      searches: ['searchText'],
    },
    sessionGuests: { indexes: [{ key: { sessionId: 1 } }] },
  },
  evolve: numbered(evolve, { aggregate: 'guest', collection: 'guests' }),
});

type Details = Pick<GuestDocument, 'firstName' | 'lastName' | 'email' | 'phone'>;

function detailsOf({ firstName, lastName, email, phone }: Details) {
  const known = [firstName, lastName, email, phone].filter((part) => part !== null);
  return {
    ...{ firstName, lastName, email, phone, searchText: known.join(' ') },
    sortBy: { lastName: sortKey(lastName), firstName: sortKey(firstName), email: sortKey(email) },
  };
}
