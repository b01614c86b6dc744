import type { Actor } from '../../../platform/eventing/commands/index.js';
import type { Signed } from '../domain/sign.js';

type Capacity = Signed['capacity'];

const WORDS: Readonly<Record<Capacity, string>> = {
  member: 'member / Mitglied',
  guest: 'guest / Gast',
  visitor: 'visitor / Besucher',
};

/**
 * Who signs, as the signed document says it. Names of members are the product's; anybody else may give any name, a member's too:
 * it never stands without saying so.
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
