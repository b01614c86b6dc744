import { expect, test } from '@jest/globals';

import { padLines } from './pad-lines.js';

const evidence = {
  ...{ documentHash: '0'.repeat(64), pad: { type: 'Sigma', serialNumber: '900-17' }, proof: null },
};

test('a signature with a certificate that anybody may have made is not called the pad’s own', () => {
  const fingerprint = 'ab'.repeat(32);
  expect(padLines(evidence, { signature: 'matches', fingerprint })).toEqual([
    'Drawn on a signature pad: Sigma, serial number 900-17.',
    `A signature of the pad matches the document, by certificate ${fingerprint}, which is not known here.`,
    "Type, serial number and certificate are as the signer's machine gave them.",
  ]);
});

test('an unchecked signature, and a missing one, are described as such', () => {
  expect(padLines(evidence, { signature: 'unchecked' })[1]).toContain("vendor's software");
  expect(padLines(evidence, { signature: 'none' })[1]).toContain('no signature of its own');
});
