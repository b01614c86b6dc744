import type { SignatureStrokes } from '@foyer/contracts/board';

import { judgePad } from '../seal/pad-evidence.js';

type Row = readonly [name: string, value: string];

const METHODS: Readonly<Record<SignatureStrokes['method'], string>> = {
  drawn: 'drawn / gezeichnet',
  typed: 'typed / getippt',
  pad: 'drawn on a pad / auf Signaturpad gezeichnet',
};
const SIGNATURES = {
  valid: 'valid for this SHA-256 / gültig für diese SHA-256',
  unchecked: 'kept, not checked / enthalten, nicht geprüft',
  none: 'none / keine',
} as const;

/** What the page of evidence says of how a document was signed. */
export function evidenceOf(ink: SignatureStrokes): readonly Row[] {
  const method: Row = ['Method / Verfahren', METHODS[ink.method]];
  if (ink.method !== 'pad') return [method];
  const { type, serialNumber } = ink.pad;
  return [
    method,
    ['Signature pad / Signaturpad', `${type}, ${serialNumber}`],
    ['Signed by the pad / Signatur des Pads', SIGNATURES[judgePad(ink).signature]],
  ];
}

/** How an event says it: what was drawn on a pad was drawn, and the pad is named. */
export function methodOf(ink: SignatureStrokes) {
  if (ink.method !== 'pad') return { method: ink.method };
  return { method: 'drawn', pad: { ...ink.pad, hasProof: ink.proof !== null } } as const;
}
