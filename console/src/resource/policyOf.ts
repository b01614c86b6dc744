import type { Policy } from '@foyer/contracts/identity';

import type { ResourceAction, ResourceDeclaration } from './defineResource.js';

/** The policy of doing something with a resource; undefined where it cannot be done at all. */
export function policyOf(
  { access }: Pick<ResourceDeclaration, 'access'>,
  action: string,
): Policy | undefined {
  return typeof access === 'string' ? access : access[action as ResourceAction];
}
