import type { Session, SessionType } from '@foyer/contracts/sessions';
import { trusted, type Filter } from '@foyer/projections';
import type { SessionDocument } from '@foyer/projections/sessions';

import { defineQuery } from '#platform/cqrs';
import { type Listing, type ListWindow } from '#platform/http';
import type { SessionAuthor } from '../domain/session-author.js';
import { SessionReader } from './session-reader.js';

/**
 * The lists of sessions: those a member belongs to (`own`), leads (`manage-own`) or may manage in
 * any way (`manageable`), or `all` of them. Further lists are those with a call that the member can
 * join (`live`), and public ones to join (`joinable`).
 */
export type SessionList = 'own' | 'manage-own' | 'manageable' | 'all' | 'live' | 'joinable';

interface Wanted {
  readonly list: SessionList;
  readonly viewer: SessionAuthor;
  readonly types?: readonly SessionType[] | undefined;
  readonly window: ListWindow;
}

/**
 * Finds sessions as a person sees them: public ones first, then private, then direct, each by name.
 */
export const FindSessions = defineQuery({
  name: 'FindSessions',
  needs: { reader: SessionReader },
  answer: async ({ list, viewer, types, window }: Wanted, { needs: { reader } }) => {
    const { id } = viewer;
    const withTypes: Filter<SessionDocument> = types
      ? { sessionType: trusted({ $in: types }) }
      : {};
    const isAll = list === 'all' || (list === 'manageable' && viewer.managesAll);
    if (isAll) return reader.window(withTypes, window, id);
    if (list === 'live') {
      const live = await reader.all({ live: true, ...withTypes }, id);
      const seen = live.filter(({ sessionType, ownRole }) => sessionType === 'public' || ownRole);
      return part(seen, window);
    }
    if (list === 'joinable') {
      const open = await reader.all({ sessionType: 'public' }, id);
      return part(
        open.filter(({ ownRole, accessMode }) => ownRole === null && accessMode !== 'knock'),
        window,
      );
    }
    const own = await reader.all({ 'members.memberId': id, ...withTypes }, id);
    const isLed = ({ ownRole }: Session) => list === 'own' || ownRole === 'admin';
    return part(own.filter(isLed), window);
  },
});

function part(all: readonly Session[], { skip, limit }: ListWindow): Listing<Session> {
  return { rows: all.slice(skip, skip + limit), total: all.length };
}
