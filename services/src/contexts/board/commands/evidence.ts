import type { SignatureStrokes } from '@foyer/contracts/board';

import { judgePad } from '../seal/pad-evidence.js';

type Row = readonly [name: string, value: string];

const METHODS: Readonly<Record<SignatureStrokes['method'], string>> = {
  drawn: 'drawn / gezeichnet',
  typed: 'typed / getippt',
  pad: 'drawn on a pad / auf Signaturpad gezeichnet',
};
const SIGNATURES = {
  matches:
    'matches this SHA-256, certificate not verified / passt zu dieser SHA-256, Zertifikat nicht geprüft',
  unchecked: 'kept, not checked / enthalten, nicht geprüft',
  none: 'none / keine',
} as const;

/** Only the machine at which it was signed reported this. */
const GIVEN = "as given by the signer's machine / laut Gerät des Unterzeichners";

/** Returns the rows of the evidence page about the way a document was signed. */
export function evidenceOf(ink: SignatureStrokes): readonly Row[] {
  const method: Row = ['Method / Verfahren', METHODS[ink.method]];
  if (ink.method !== 'pad') return [method];
  const { type, serialNumber } = ink.pad;
  const judged = judgePad(ink);
  const certificate: readonly Row[] =
    judged.signature === 'matches'
      ? [['Certificate / Zertifikat (SHA-256)', judged.fingerprint]]
      : [];
  return [
    method,
    ['Signature pad / Signaturpad', `${type}, ${serialNumber}`],
    ['Pad signature / Pad-Signatur', SIGNATURES[judged.signature]],
    ...certificate,
    ['Details of the pad / Angaben zum Pad', GIVEN],
  ];
}

/** How an event says it: what was drawn on a pad was drawn, and the pad is named. */
export function methodOf(ink: SignatureStrokes) {
  if (ink.method !== 'pad') return { method: ink.method };
  return { method: 'drawn', pad: { ...ink.pad, hasProof: ink.proof !== null } } as const;
}
