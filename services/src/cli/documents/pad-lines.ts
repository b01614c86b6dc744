import type { PadEvidence, PadVerdict } from '#contexts/board';

/** The lines about a document signed on a pad: the pad itself is unknown here. */
export function padLines({ pad }: PadEvidence, judged: PadVerdict): readonly string[] {
  return [
    `Drawn on a signature pad: ${pad.type}, serial number ${pad.serialNumber}.`,
    signatureLine(judged),
    "Type, serial number and certificate are as the signer's machine gave them.",
  ];
}

function signatureLine(judged: PadVerdict): string {
  switch (judged.signature) {
    case 'matches':
      return `A signature of the pad matches the document, by certificate ${judged.fingerprint}, which is not known here.`;
    case 'unchecked':
      return "A signature of the pad is kept in the attachment signature-pad.json. It is not one over the document's SHA-256 alone: check it with the pad vendor's software.";
    case 'none':
      return 'The pad has given no signature of its own.';
  }
}
