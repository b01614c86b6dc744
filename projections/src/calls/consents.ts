import { readersAmong, type KeptOutDocument } from './kept-out.js';

/** What somebody was asked or has said about what is kept of a call. */
interface Said<Consent> {
  readonly joinerId: string;
  readonly joinerType: string;
  readonly consent: Consent;
  readonly at: string;
}

interface Consents<Consent> {
  /** Who was asked, in the order of being asked, and what they said last. */
  readonly consents: readonly Omit<Said<Consent>, 'joinerType'>[];
  /** Members of staff among them. */
  readonly memberIds: readonly string[];
}

/** Notes what somebody said last; of staff, they may read what is kept unless they are kept out of it. */
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
