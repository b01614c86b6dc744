import { Injectable } from '@nestjs/common';

import { compiled, runApart, WorkFailed, type WorkLimits } from '#platform/isolated';
import type { OpenedPdf } from './open-pdf.js';

const LIMITS: WorkLimits = { ms: 30_000, heapMegabytes: 256, megabytes: 640 };

const program = new URL('./open-pdf.js', compiled(import.meta.url)).href;

/** Tells if a file is a PDF that can be shown. It is opened in a process that ends with it. */
@Injectable()
export class PdfCheck {
  /** True if it can be opened and has a page; false also if that takes too much. */
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
