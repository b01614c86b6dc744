import { writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { wrapXfdf } from '@foyer/contracts/board';

import { makeSealKey, ProcessPdfMaker, sealKeyIn } from '../contexts/board/testing/seals.js';
import { SqliteVault } from '../platform/stores/vault/index.js';
import { DataFolder } from './testing/data-folder.js';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const maker = new ProcessPdfMaker();

async function signed(content: Uint8Array, key: Uint8Array, stillToSign = 0, given = 0) {
  const made = await maker.make({
    ...{ file: { content, mediaType: 'application/pdf' }, pages: 1, xfdf: wrapXfdf('') },
    language: 'en',
    signature: {
      ...{ page: 0, given, stillToSign, signedBy: 'Ada' },
      box: [20, 200, 240, 300],
      ink: { method: 'typed', name: 'Ada' },
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

  test('does not know who sealed it without a key, or by a key that anybody has made', async () => {
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
