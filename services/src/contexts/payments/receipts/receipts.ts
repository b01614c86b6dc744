import { PassThrough } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@foyer/contracts/identity';
import type { PublicReceipt } from '@foyer/contracts/payments';
import type { TransactionDocument } from '@foyer/projections/payments';
import { ZipFile } from 'yazl';

import { Rejected } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import { readPaymentSettings } from '../payment-settings.js';
import { PaymentTerminals } from '../views/payment-terminals.js';
import { drawReceipt } from './draw-receipt.js';
import { isAwaited, receiptContent, type ReceiptKind } from './receipt-content.js';
import { ReceiptLinks } from './receipt-links.js';
import { receiptTexts } from './receipt-texts.js';

/** A receipt in an archive, drawn when its turn comes. */
interface ArchivedReceipt {
  readonly name: string;
  readonly transaction: TransactionDocument;
  readonly kind: ReceiptKind;
}

/** Receipts of payments and their reversals. */
@Injectable()
export class Receipts {
  readonly #company: string;

  constructor(
    private readonly links: ReceiptLinks,
    private readonly terminals: PaymentTerminals,
    private readonly log: Log,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#company = readPaymentSettings(environment).COMPANY_NAME;
  }

  /**
   * Returns the content of a receipt.
   * @throws Rejected RECEIPT_NOT_FOUND if nothing was paid, or paid back; RECEIPT_NOT_READY if that
   * is open
   */
  contentOf(transaction: TransactionDocument, kind: ReceiptKind): PublicReceipt {
    const content = receiptContent(transaction, kind, this.#company);
    if (content) return content;
    throw new Rejected(isAwaited(transaction, kind) ? 'RECEIPT_NOT_READY' : 'RECEIPT_NOT_FOUND');
  }

  /** A receipt as PDF. @throws Rejected RECEIPT_NOT_FOUND as {@link contentOf}. */
  async pdfOf(
    transaction: TransactionDocument,
    kind: ReceiptKind,
    language: Language,
  ): Promise<Uint8Array> {
    const content = this.contentOf(transaction, kind);
    const terminal = await this.terminals.find(transaction.deviceId);
    const timeZone = terminal ? await this.terminals.zoneOf(terminal) : 'UTC';
    const url = await this.links.urlOf(transaction._id, kind);
    const qrCode = await this.links.qrImageOf(url);
    return drawReceipt({ content, language, timeZone, qrCode });
  }

  /** All receipts of payments as one archive, drawn one after the other as they are sent. */
  archiveOf(transactions: readonly TransactionDocument[], language: Language) {
    const receipts = transactions.flatMap((one) => this.#receiptsOf(one, language));
    if (receipts.length === 0) throw new Rejected('RECEIPT_NOT_FOUND');
    const archive = new ZipFile();
    const stream = new PassThrough();
    archive.outputStream.pipe(stream);
    this.#fill(archive, receipts, language).catch((error: unknown) => {
      this.log.error('An archive of receipts could not be made', { err: error });
      stream.destroy(error instanceof Error ? error : new Error('The archive failed'));
    });
    return { stream, number: receipts.length };
  }

  async #fill(
    archive: ZipFile,
    receipts: readonly ArchivedReceipt[],
    language: Language,
  ): Promise<void> {
    for (const { transaction, kind, name } of receipts) {
      const pdf = await this.pdfOf(transaction, kind, language);
      archive.addBuffer(Buffer.from(pdf), name, { mtime: new Date(transaction.createdAt) });
    }
    archive.end();
  }

  #receiptsOf(transaction: TransactionDocument, language: Language): ArchivedReceipt[] {
    const texts = receiptTexts[language];
    return (['payment', 'reversal'] as const).flatMap((kind) => {
      const content = receiptContent(transaction, kind, this.#company);
      const title = texts[kind].toLowerCase().replaceAll(' ', '-');
      const name = `${transaction.createdAt.slice(0, 10)}-${title}-${transaction._id}.pdf`;
      return content ? [{ transaction, kind, name }] : [];
    });
  }
}
