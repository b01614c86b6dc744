import { Injectable } from '@nestjs/common';

/** Passwords that many people have, which are tried first by who guesses. */
@Injectable()
export class CommonPasswords {
  #known: Promise<ReadonlySet<string>> | undefined;

  /** Whether a passphrase is a common password, alone or again and again, whatever its case and its spaces. */
  async has(passphrase: string): Promise<boolean> {
    const plain = passphrase.toLowerCase().replace(/\s+/g, '');
    // The list is long, and most servers go on for long without it.
    this.#known ??= import('@zxcvbn-ts/language-common').then(
      ({ dictionary }) => new Set<string>(dictionary['passwords-common'].map(String)),
    );
    const known = await this.#known;
    const piece = repeatedPiece(plain);
    return piece.length < 4 || known.has(plain) || known.has(piece);
  }
}

/** The shortest piece of which a text is a repetition; the text itself where it repeats nothing. */
function repeatedPiece(text: string): string {
  const again = (text + text).indexOf(text, 1);
  return text.slice(0, again === -1 ? text.length : again);
}
