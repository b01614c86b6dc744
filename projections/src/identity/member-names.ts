import type { MemberEvent } from '@foyer/contracts/identity';
import type { EventOfType } from '../platform/runner/index.js';

/** The events that give a member a name. */
export type MemberNamed = EventOfType<MemberEvent, 'MemberCreated' | 'MemberDetailsChanged'>;

/** How others see a member's name; null once the member has been forgotten. */
export function displayName({
  firstName,
  lastName,
}: Pick<MemberNamed['data'], 'firstName' | 'lastName'>): string | null {
  const parts = [firstName, lastName].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : parts.join(' ');
}
