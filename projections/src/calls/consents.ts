import { readersAmong, type KeptOutDocument } from './kept-out.js';

/** A question to one person, or the person's answer, about what is kept of a call. */
interface Said<Consent> {
  readonly joinerId: string;
  readonly joinerType: string;
  readonly consent: Consent;
  readonly at: string;
}

interface Consents<Consent> {
  /** The persons who were asked, in the order of the questions, with their last answers. */
  readonly consents: readonly Omit<Said<Consent>, 'joinerType'>[];
  /** Members of staff among them. */
  readonly memberIds: readonly string[];
}

/**
 * Notes the last answer of a person; staff may read what is kept unless they are kept out of it.
 */
export function withConsent<Consent>(
  { consents, memberIds: before }: Consents<Consent>,
  { joinerId, joinerType, consent, at }: Said<Consent>,
  keptOut: KeptOutDocument | undefined,
): Consents<Consent> & { readonly readerIds: readonly string[] } {
  const said = { joinerId, consent, at };
  const isKnown = consents.some((one) => one.joinerId === joinerId);
  const isNewMember = joinerType === 'User' && !before.includes(joinerId);
  const memberIds = isNewMember ? [...before, joinerId] : before;
  return {
    consents: isKnown
      ? consents.map((one) => (one.joinerId === joinerId ? said : one))
      : [...consents, said],
    memberIds,
    readerIds: readersAmong(memberIds, keptOut),
  };
}
