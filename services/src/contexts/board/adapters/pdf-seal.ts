import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock';
import { Rejected } from '#platform/cqrs';
import { compiled, runApart, WorkFailed } from '#platform/isolated';
import { Vault } from '#platform/stores/vault';
import type { SealedPdf } from './seal-pdf.js';
import { latePart } from '#platform/late-part';

const sealCertificate = latePart(() => import('./seal-certificate.js'));

const LIMITS = { ms: 30_000, heapMegabytes: 512, megabytes: 768 };
const program = new URL('./seal-pdf.js', compiled(import.meta.url)).href;

/**
 * Seals PDFs so that every later change shows. The key is made when it is first needed, and the
 * vault keeps it.
 */
@Injectable()
export class PdfSeal {
  #key: Promise<Uint8Array> | undefined;

  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** @param pdf with room for a signature @throws Rejected UNAVAILABLE */
  async seal(pdf: Uint8Array): Promise<Uint8Array> {
    this.#key ??= this.#load();
    const p12 = await this.#key.catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    const work = { program, input: { pdf, p12 }, limits: LIMITS };
    const sealed = await runApart<SealedPdf>(work, new AbortController().signal).catch(
      (error: unknown) => {
        throw error instanceof WorkFailed ? new Rejected('BOARD_NOT_EXPORTED') : error;
      },
    );
    return sealed.pdf;
  }

  async #load(): Promise<Uint8Array> {
    const { sealKeyIn } = await sealCertificate();
    return sealKeyIn(this.vault, this.clock.now());
  }
}
