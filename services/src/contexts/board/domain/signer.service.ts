import type { Actor } from '#platform/cqrs';
import type { Signed } from './sign.js';

type Capacity = Signed['capacity'];

const WORDS: Readonly<Record<Capacity, string>> = {
  member: 'member / Mitglied',
  guest: 'guest / Gast',
  visitor: 'visitor / Besucher',
};

/**
 * Returns the signer as the signed document names them. Names of members are the product's. Other
 * persons may give any name, even a member's, so such a name is always marked.
 */
export function signerOf(actor: Actor, name: string) {
  const isKnown = actor.type === 'member';
  const capacity: Capacity = isKnown ? 'member' : actor.type === 'guest' ? 'guest' : 'visitor';
  const words = WORDS[capacity];
  const said: readonly (readonly [string, string])[] = [
    ['Capacity / Eigenschaft', words],
    ...(isKnown ? [] : [['Name', 'given by the signer / selbst angegeben'] as const]),
    ['Person ID / Personenkennung', actor.id],
  ];
  const signedBy = isKnown ? name : `${name} (${words})`.trim();
  return { capacity, signedBy, said };
}
