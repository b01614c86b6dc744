import { Injectable } from '@nestjs/common';
import { latePart } from '#platform/late-part';

const commonWords = latePart(() => import('@zxcvbn-ts/language-common'));

/** Passwords that many people have, which are tried first by who guesses. */
@Injectable()
export class CommonPasswords {
  #known: ReadonlySet<string> | undefined;

  /**
   * True if a passphrase is a common password, once or repeated, without regard to case and spaces.
   */
  async has(passphrase: string): Promise<boolean> {
    const plain = passphrase.toLowerCase().replace(/\s+/g, '');
    const { dictionary } = await commonWords();
    const known = (this.#known ??= new Set(dictionary['passwords-common'].map(String)));
    const piece = repeatedPiece(plain);
    return piece.length < 4 || known.has(plain) || known.has(piece);
  }
}

/** The shortest piece of which a text is a repetition; the text itself where it repeats nothing. */
function repeatedPiece(text: string): string {
  const again = (text + text).indexOf(text, 1);
  return text.slice(0, again === -1 ? text.length : again);
}
