import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENT_MAX_BYTES } from '@foyer/contracts/documents';
import pLimit from 'p-limit';

import { Rejected } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import { readDocumentSettings } from '../document-settings.js';

/** How long the converter may take, in milliseconds. */
const ANSWER_MS = 30_000;
/** More than this number of forms wait for no one: each is held in memory meanwhile. */
const WAITING_MAX = 8;
const PDF = Buffer.from('%PDF-');

/** Asks a converter by HTTP for a plain PDF of a form that most viewers cannot show. */
@Injectable()
export class XfaConverter {
  readonly #url: string | undefined;
  readonly #turn = pLimit(4);

  constructor(
    private readonly log: Log,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#url = readDocumentSettings(environment).XFA_CONVERTER_URL;
  }

  /**
   * The converted form; the original where that fails, or no converter is set up.
   * @throws Rejected UNAVAILABLE where too many wait
   */
  async convert(pdf: Uint8Array): Promise<Uint8Array> {
    const url = this.#url;
    if (url === undefined) return pdf;
    if (this.#turn.pendingCount >= WAITING_MAX) throw new Rejected('UNAVAILABLE');
    try {
      return await this.#turn(() => ask(url, pdf));
    } catch (error) {
      this.log.warn('A form could not be converted', { err: error });
      return pdf;
    }
  }
}

async function ask(url: string, pdf: Uint8Array): Promise<Uint8Array> {
  const response = await fetch(url, {
    method: 'POST',
    // Only the converter that was set up is trusted with what is in a form.
    redirect: 'error',
    headers: { accept: 'application/pdf', 'content-type': 'application/pdf' },
    body: Uint8Array.from(pdf),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!response.ok || !response.body) {
    throw new Error(`The converter answered with status ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > DOCUMENT_MAX_BYTES) throw new Error('The converter answered with too much');
    chunks.push(chunk);
  }
  const converted = Buffer.concat(chunks);
  if (!converted.subarray(0, PDF.length).equals(PDF)) {
    throw new Error('The converter answered with something else than a PDF');
  }
  return converted;
}
