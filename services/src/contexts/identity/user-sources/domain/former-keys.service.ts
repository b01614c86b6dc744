import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { SourceIdentityEvent } from '@foyer/contracts/identity';

import { type CommandTools, stream } from '#platform/cqrs';
import { SourceIdentity } from '../streams.js';
import type { AdmissionWrite, Admitted } from './admission.js';
import { claimed } from './admission-events.js';
import type { SourceAccount } from './source-account.js';
import {
  initialSourceIdentity,
  memberOfFormer,
  type SourceIdentityState,
} from './source-identity.js';

/** The member with the key as it was formed before, for the first person who shows that key. */
export async function formerOf(
  { formerKey }: SourceAccount,
  stateOf: CommandTools['stateOf'],
): Promise<string | null> {
  if (formerKey === null) return null;
  return memberOfFormer(await stateOf(stream(SourceIdentity, formerKey)), formerKey);
}

interface Keys {
  readonly identity: SourceIdentityState;
  readonly formerIdentity?: SourceIdentityState | undefined;
}

/** The same with the new key, which replaces the former one; only the first person has that. */
export function withNewKey(
  decision: Decision<AdmissionWrite, Admitted>,
  { identity, formerIdentity = initialSourceIdentity }: Keys,
  { source, identityKey, formerKey }: SourceAccount,
  memberId: string,
): Decision<
  AdmissionWrite & { readonly formerIdentity: readonly SourceIdentityEvent[] },
  Admitted
> {
  if (decision.type === 'rejected') return decision;
  const isFirst = formerKey !== null && memberOfFormer(formerIdentity, formerKey) === memberId;
  if (!isFirst || identity.memberId !== null) return rejected('CONFLICT');
  const replaced = [claimed({ memberId, source, identityKey })];
  const events = { ...decision.events, identity: replaced, formerIdentity: replaced };
  return accepted(events, decision.result);
}
