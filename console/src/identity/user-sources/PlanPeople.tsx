import type { ProviderTrial } from '@foyer/contracts/identity';

import { PlanNames } from './PlanNames.js';

export type Plan = NonNullable<ProviderTrial['plan']>;

const CHANGES = ['deactivated', 'demoted', 'promoted', 'created'] as const;

/** True if a plan changes any member. */
export const touchesPeople = (plan: Plan): boolean => CHANGES.some((change) => plan[change] > 0);

/** All whom a plan would shut out, change the role of, or make members of. */
export function PlanPeople({ plan }: { readonly plan: Plan }) {
  return CHANGES.map((change) => (
    <PlanNames key={change} change={change} count={plan[change]} names={plan[`${change}Names`]} />
  ));
}
