import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { PersonEvent, PersonKind } from '@foyer/contracts/identity';

import type { Standing } from '../../members/domain/standing.js';

/** Decides to forget a person permanently. A person who is already forgotten stays forgotten. */
export function erasePerson(
  standing: Standing,
  person: { readonly personId: string; readonly kind: PersonKind },
): Decision<readonly PersonEvent[], { readonly wasForgotten: boolean }> {
  switch (standing) {
    case 'unknown':
      return rejected('PERSON_NOT_FOUND');
    case 'bound':
      return rejected(person.kind === 'visitor' ? 'VISIT_NOT_OVER' : 'MEMBER_NOT_DELETED');
    case 'free':
      return accepted([{ type: 'PersonForgotten', data: person }], { wasForgotten: false });
    case 'forgotten':
    case 'erased':
      return accepted([], { wasForgotten: true });
  }
}

/** Notes that everything is gone; once is enough. */
export function notePersonErased(
  standing: Standing,
  data: Extract<PersonEvent, { type: 'PersonErased' }>['data'],
): Decision<readonly PersonEvent[]> {
  return accepted(standing === 'forgotten' ? [{ type: 'PersonErased', data }] : []);
}
