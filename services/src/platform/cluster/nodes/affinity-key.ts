import type { Actor } from '../../actor.js';

/**
 * Everything about a call meets under it, from the moment its visitor's page comes: a visit's call
 * has the visit's id.
 */
export const callKey = (callId: string): string => `call:${callId}`;

const memberKey = (memberId: string): string => `member:${memberId}`;

/** The key by which an actor's connections meet on one node; undefined where they need not. */
export function keyOf(actor: Actor): string | undefined {
  switch (actor.type) {
    case 'member':
      return memberKey(actor.id);
    case 'visitor':
      return callKey(actor.id);
    // A guest's page asks for its call, whose id the token does not say.
    case 'guest':
    case 'device':
    case 'service':
    case 'anonymous':
    case 'system':
      return undefined;
  }
}

const KEY = /^(?:member|call):[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The meeting that a client asks for with the address of its connection. Anybody may ask for
 * anything.
 */
export function keyAskedFor(url: string): string | undefined {
  const query = url.slice(url.indexOf('?') + 1);
  const key = new URLSearchParams(query).get('meet')?.toLowerCase();
  return key !== undefined && KEY.test(key) ? key : undefined;
}
