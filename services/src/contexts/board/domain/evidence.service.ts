import type { SignatureStrokes } from '@foyer/contracts/board';
import { STANDARD_TITLE } from '@foyer/contracts/settings';

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

/** A signature as the page of evidence tells of it. */
interface Given {
  readonly signedBy: string;
  /** How far that name is known to be right. */
  readonly said: readonly Row[];
  readonly signedAt: string;
  readonly requestedBy: string;
  /** The title of the installation. */
  readonly operator: string;
  readonly document: { readonly name: string; readonly hash: string };
  readonly ink: SignatureStrokes;
  readonly boardId: string;
}

/** Rows of the page of evidence, in their order. */
export function evidenceOf(given: Given): readonly Row[] {
  const { signedBy, said, signedAt, requestedBy, operator, document, ink, boardId } = given;
  return [
    ['Signed by / Unterschrieben von', signedBy],
    ...said,
    ['At / Am', signedAt],
    ['Requested by / Angefordert von', requestedBy],
    operatorOf(operator),
    ['Document / Dokument', document.name],
    ['SHA-256', document.hash],
    ...inkRows(ink),
    ['Call / Gespräch', boardId],
  ];
}

/** Says how a document was signed. */
function inkRows(ink: SignatureStrokes): readonly Row[] {
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

/**
 * Letters of no plane-0 alphabet, such as emoji: no font has them, and a company's name must not
 * keep people from signing.
 */
const UNDRAWN = /[\u{10000}-\u{10ffff}]|\p{Default_Ignorable_Code_Point}/gu;

/** Names the company whose installation it was signed in, as its settings do. */
export function operatorOf(title: string): Row {
  const named = title.replace(UNDRAWN, '').trim();
  const isNamed = named !== '' && title !== STANDARD_TITLE;
  return ['Operator / Betreiber', isNamed ? named : 'not named / nicht benannt'];
}

/** How an event says it: what was drawn on a pad was drawn, and the pad is named. */
export function methodOf(ink: SignatureStrokes) {
  if (ink.method !== 'pad') return { method: ink.method };
  return { method: 'drawn', pad: { ...ink.pad, hasProof: ink.proof !== null } } as const;
}
