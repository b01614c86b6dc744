import type { DeskDid } from './objects/desk.js';
import type { VisitDid } from './objects/visit-did.js';

/** The effect of an operation on one object, or its report of the object. */
export type Effect =
  | { readonly of: 'visit'; readonly id: string; readonly did: VisitDid }
  | { readonly of: 'desk'; readonly id: string; readonly did: DeskDid };

export const onVisit = (id: string, did: VisitDid): Effect => ({ of: 'visit', id, did });

export const onDesk = (id: string, did: DeskDid): Effect => ({ of: 'desk', id, did });
