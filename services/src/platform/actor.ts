import {
  type ActorType,
  isOpenToKeys,
  permits,
  type KeyRole,
  type MemberRole,
  type Policy,
} from '@foyer/contracts/identity';
import type { RejectionCode } from '@foyer/contracts/rejections';

/** The author of an act, as the server has established it. */
export type Actor =
  | {
      readonly type: 'member';
      readonly id: string;
      readonly role: MemberRole;
      /** The sign-in that the presented token belongs to. */
      readonly sessionId: string;
      /** Another person knows the member's password: nothing is open until the member has another. */
      readonly mustChangePassword?: true;
      /** The role needs a second factor: nothing is open until the member has one. */
      readonly mustSetUpFactor?: true;
    }
  | { readonly type: 'visitor'; readonly id: string; readonly role: 'guest' }
  | {
      readonly type: 'guest';
      readonly id: string;
      readonly role: 'guest';
      /** The session or meeting that the presented token is good for, and nothing else. */
      readonly placeId: string;
    }
  | {
      readonly type: 'device';
      readonly id: string;
      readonly role: 'device';
      /** The sign-in that the presented token belongs to; a later one makes it void. */
      readonly signInId: string;
    }
  | {
      /** Another program, by its API key. */
      readonly type: 'service';
      readonly id: string;
      readonly role: KeyRole;
    }
  | { readonly type: 'anonymous'; readonly id: 'anonymous'; readonly role: 'anonymous' }
  | { readonly type: 'system'; readonly id: string; readonly role: 'system' };

/**
 * True for a guest whose link leads to another place. An invited guest has one id in all meetings,
 * so the id alone does not say what the link opens.
 */
export const isOfOtherPlace = (actor: Actor, placeId: string): boolean =>
  actor.type === 'guest' && actor.placeId !== placeId;

/** An unidentified actor. */
export const ANONYMOUS: Actor = { type: 'anonymous', id: 'anonymous', role: 'anonymous' };

/** The product itself: a timer, a reaction, the first start; `id` says which. */
export function systemActor(id: string): Actor {
  return { type: 'system', id, role: 'system' };
}

/** Kinds of actors that stand for no person and no device. */
const NO_PERSON: readonly ActorType[] = ['service', 'system', 'anonymous'];

/**
 * The person or device that did something; null where it was the product itself, another program,
 * or no one in particular.
 */
export function personOf({
  type,
  id,
}: {
  readonly type: ActorType;
  readonly id: string;
}): string | null {
  return NO_PERSON.includes(type) ? null : id;
}

/** The policies that are open to a member who has to set up a second factor. */
const SETS_UP: readonly Policy[] = ['account.factor', 'account.password'];

/** Why an actor may not do what a policy covers; undefined for one who may. */
export function refusalOf(policy: Policy, actor: Actor): RejectionCode | undefined {
  if (actor.type === 'service' && !isOpenToKeys(policy)) return 'FOR_PEOPLE_ONLY';
  if (actor.type === 'member' && actor.mustChangePassword && policy !== 'account.password') {
    return 'PASSWORD_TO_CHANGE';
  }
  if (actor.type === 'member' && actor.mustSetUpFactor && !SETS_UP.includes(policy)) {
    return 'FACTOR_TO_SET_UP';
  }
  return actor.role !== 'system' && permits(policy, actor.role) ? undefined : 'FORBIDDEN';
}
