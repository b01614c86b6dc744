import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

import { Rejected } from '#platform/cqrs';
import { compiled, runApart, WorkFailed } from '#platform/isolated';
import type { DocumentPage } from '../domain/usual-place.js';
import type { MadePdf, PdfToMake } from './make-pdf.js';
import type { MeasuredPdf } from './measure-pdf.js';
import type { Refusal } from './pdf-refused.js';
import { latePart } from '#platform/late-part';
import type { PdfParts, PdfSource } from './pdf-parts.js';

const sharpPart = latePart(() => import('sharp'));

const LIMITS = { ms: 30_000, heapMegabytes: 384, megabytes: 768 };
/** The largest number of waiting requests; further ones are asked to come again. */
const WAITING_MAX = 20;
/** As on the board: the page of a picture is at most this long, in points. */
const PICTURE_POINTS = 842;
const PIXELS_MAX = 50_000_000;

const programs = {
  make: new URL('./make-pdf.js', compiled(import.meta.url)).href,
  measure: new URL('./measure-pdf.js', compiled(import.meta.url)).href,
};

/**
 * Makes PDFs of documents and of what was drawn on them. Each is made in a process that ends with
 * it, one at a time: a small file can unfold into gigabytes. Signing has a line of its own, so that
 * no export keeps it waiting.
 */
@Injectable()
export class PdfMaker {
  readonly #lines = { signing: pLimit(1), exports: pLimit(1) };

  /**
   * @throws Rejected BOARD_NOT_EXPORTED for what is damaged or takes too much, or the reason for
   *   which this document is not signed: DOCUMENT_PROTECTED, DOCUMENT_HAS_LAYERS,
   *   DOCUMENT_HAS_OUTSIDE_PARTS, DOCUMENT_IS_XFA_FORM, DOCUMENT_SEALED_AND_ACTIVE,
   *   DOCUMENT_SEALED_AND_DRAWN_ON, SIGNATURE_LETTERS_MISSING
   */
  make(parts: PdfParts): Promise<Uint8Array> {
    return this.#inTurn(parts.signature ? 'signing' : 'exports', () => this.#make(parts));
  }

  /**
   * The pages of a document that can be signed, as they are seen.
   * @throws as {@link make}
   */
  measure({ content, mediaType }: PdfSource): Promise<readonly DocumentPage[]> {
    return this.#inTurn('signing', async () => {
      if (mediaType !== 'application/pdf') {
        const { width, height } = (await upright(content)).size;
        return [{ paper: [0, 0, width, height], right: [1, 0], down: [0, -1], unit: 1 }];
      }
      const measured = await apart<MeasuredPdf>(programs.measure, { pdf: content });
      return measured.pages;
    });
  }

  #inTurn<T>(name: 'signing' | 'exports', work: () => Promise<T>): Promise<T> {
    const line = this.#lines[name];
    if (line.pendingCount >= WAITING_MAX) throw new Rejected('UNAVAILABLE');
    return line(work);
  }

  async #make({ file, pages, xfdf, language, signature }: PdfParts): Promise<Uint8Array> {
    const isPicture = file?.mediaType.startsWith('image/') === true;
    const input: PdfToMake = isPicture
      ? { ...(await upright(file.content)), pages, xfdf, language, signature }
      : { file, size: { width: 0, height: 0 }, pages, xfdf, language, signature };
    return (await apart<MadePdf>(programs.make, input)).pdf;
  }
}

async function apart<Result extends object>(
  program: string,
  input: unknown,
): Promise<Exclude<Result, Refusal>> {
  const work = { program, input, limits: LIMITS };
  const answer = await runApart<Result | Refusal>(work, new AbortController().signal).catch(
    (error: unknown) => {
      throw error instanceof WorkFailed ? new Rejected('BOARD_NOT_EXPORTED') : error;
    },
  );
  if ('refused' in answer) throw new Rejected(answer.refused);
  return answer as Exclude<Result, Refusal>;
}

/** Turns a picture the way it is viewed: cameras store the rotation next to the picture. */
async function upright(content: Uint8Array): Promise<Pick<PdfToMake, 'file' | 'size'>> {
  const { default: sharp } = await sharpPart();
  try {
    const turned = sharp(content, { limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .flatten({ background: '#ffffff' });
    const { data, info } = await turned.jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
    const share = Math.min(1, PICTURE_POINTS / Math.max(info.width, info.height));
    return {
      file: { content: data, mediaType: 'image/jpeg' },
      size: { width: info.width * share, height: info.height * share },
    };
  } catch {
    // The library gives its reasons in words only; all of them are the file's.
    throw new Rejected('BOARD_NOT_EXPORTED');
  }
}
