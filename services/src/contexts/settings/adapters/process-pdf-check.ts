import { Injectable } from '@nestjs/common';

import { compiled, runApart, WorkFailed, type WorkLimits } from '#platform/isolated';
import { PdfCheck } from '../ports/pdf-check.js';
import type { OpenedPdf } from './open-pdf.js';

const LIMITS: WorkLimits = { ms: 30_000, heapMegabytes: 256, megabytes: 640 };

const program = new URL('./open-pdf.js', compiled(import.meta.url)).href;

/** Opens a PDF in a process that ends with it. */
@Injectable()
export class ProcessPdfCheck extends PdfCheck {
  async isReadable(pdf: Uint8Array): Promise<boolean> {
    const work = { program, input: pdf, limits: LIMITS };
    return runApart<OpenedPdf>(work, new AbortController().signal).then(
      () => true,
      (error: unknown) => {
        if (error instanceof WorkFailed) return false;
        throw error;
      },
    );
  }
}
