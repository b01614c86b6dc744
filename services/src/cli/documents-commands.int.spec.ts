import { writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { wrapXfdf, type SignatureStrokes } from '@foyer/contracts/board';

import { makeSealKey, PdfMaker, sealKeyIn } from '#contexts/board/testing/seals.js';
import { SqliteVault } from '#platform/stores/vault';
import { DataFolder } from './testing/data-folder.js';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const maker = new PdfMaker();

const TYPED: SignatureStrokes = { method: 'typed', name: 'Ada' };
const onPad = (serialNumber: string): SignatureStrokes => ({
  ...{ method: 'pad', documentHash: 'a1'.repeat(32), proof: null },
  strokes: [[[10, 40, 0.5] as const, [60, 10, 1] as const].map((one) => [...one])],
  pad: { type: 'Sigma', serialNumber },
});

async function signed(
  content: Uint8Array,
  key: Uint8Array,
  stillToSign = 0,
  given = 0,
  ink = TYPED,
) {
  const made = await maker.make({
    ...{ file: { content, mediaType: 'application/pdf' }, pages: 1, xfdf: wrapXfdf('') },
    language: 'en',
    signature: {
      ...{ page: 0, given, stillToSign, signedBy: 'Ada' },
      box: [20, 200, 240, 300],
      ink,
      signedAt: '2026-03-02 10:00:00 UTC',
      evidence: [['Signed by', 'Ada']],
    },
  });
  return new SignPdf().sign(Buffer.from(made), new P12Signer(Buffer.from(key)));
}

describe('foyer documents', () => {
  let folder: DataFolder;
  let own: Uint8Array;
  let contract: Uint8Array;

  beforeEach(async () => {
    folder = await DataFolder.make();
    const vault = new SqliteVault(folder.file('vault.db'));
    own = await sealKeyIn(vault, NOW);
    await vault.close();
    const pdf = await PDFDocument.create();
    pdf.addPage([400, 400]);
    contract = await pdf.save();
  });
  afterEach(() => folder.remove());

  const verify = async (file: Uint8Array, ...more: readonly string[]) => {
    const path = folder.file('signed.pdf');
    await writeFile(path, file);
    return folder.foyer('documents', 'verify', path, ...more);
  };
  const key = async () => {
    const path = folder.file('key.pem');
    await writeFile(path, (await folder.foyer('documents', 'key')).out);
    return path;
  };

  test('says whose seal it is by the key that the installation shows', async () => {
    const file = await signed(contract, own);
    const verified = await verify(file, '--key', await key());
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.out).toContain('It was sealed with the key that was given.');
  });

  test('does not know the origin of a seal without a key, or by a key that anyone could make', async () => {
    const forged = await signed(contract, await makeSealKey(NOW));
    for (const more of [[], ['--key', await key()]]) {
      const verified = await verify(forged, ...more);
      expect(verified.code).toBe(1);
      expect(verified.about).toContain('It is not known who sealed it');
    }
    expect((await verify(await signed(contract, own))).code).toBe(1);
  });

  test('reports every signature, and what was added between them', async () => {
    const first = await signed(contract, own, 1);
    const both = await signed(first, own, 0, 1);
    expect(Buffer.from(both).subarray(0, first.length).equals(first)).toBe(true);
    const verified = await verify(both, '--key', await key());
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('Signature 1 of 2: unchanged');
    expect(verified.out).toContain('Added after it: fields or signatures on page 1');
    expect(verified.out).toContain('Signature 2 of 2: unchanged');
  });

  test('names the pad of every signature that was drawn on one', async () => {
    const first = await signed(contract, own, 1, 0, onPad('900-1'));
    const both = await signed(first, own, 0, 1, onPad('900-2'));
    const { out } = await verify(both, '--key', await key());
    for (const [at, serialNumber] of ['900-1', '900-2'].entries()) {
      const after = out.split(`Signature ${at + 1} of 2`)[1]?.split('Added after it')[0];
      expect(after).toContain(`Sigma, serial number ${serialNumber}`);
    }
    expect(out.match(/Drawn on a signature pad/g)).toHaveLength(2);
  }, 120_000);

  test('keeps the signed-in person in the signature if no page was left for its record', async () => {
    const again = await signed(await signed(contract, own), own);
    const reason = Buffer.from('Signed in a call\nSigned by: Ada', 'utf16le').swap16();
    expect(Buffer.from(again).toString('latin1')).toContain(reason.toString('hex').toUpperCase());
  });

  test('tells that one of two signatures is broken, and that something was added', async () => {
    const first = await signed(contract, own, 1);
    const both = Buffer.from(await signed(first, own, 0, 1));
    const by = await key();
    const longer = await verify(Buffer.concat([both, Buffer.from('\n')]), '--key', by);
    expect(longer).toMatchObject({ code: 1 });
    expect(longer.about).toContain('Something was added');
    both[20] = (both[20] ?? 0) ^ 1;
    const broken = await verify(both, '--key', by);
    expect(broken.code).toBe(1);
    expect(broken.out).toContain('Signature 1 of 2: broken');
  });
});
