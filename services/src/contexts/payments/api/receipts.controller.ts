import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '@foyer/contracts/identity';
import { paymentRoutes } from '@foyer/contracts/payments';
import type { TransactionDocument } from '@foyer/projections/payments';

import { Rejected } from '#platform/cqrs';
import { Answer, contentDisposition, Input, Serves, type InputOf } from '#platform/http';
import { transactionModel } from '../views/find-transactions.js';
import type { ReceiptKind } from '../receipts/receipt-content.js';
import { ReceiptLinks } from '../receipts/receipt-links.js';
import { PayerReceipts } from '../receipts/payer-receipts.js';
import { ReadablePayments } from '../receipts/readable-payments.js';
import { Receipts } from '../receipts/receipts.js';

type One = InputOf<typeof paymentRoutes.getPaymentReceipt>;
type ByKey = InputOf<typeof paymentRoutes.getPublicReceipt>;

/** Receipts for staff and payers, and for all who hold the link of one. */
@Controller()
export class ReceiptsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly receipts: Receipts,
    private readonly links: ReceiptLinks,
    private readonly payerReceipts: PayerReceipts,
    private readonly readable: ReadablePayments,
  ) {}

  @Serves(paymentRoutes.listOwnReceipts)
  async own(@Input() { actor }: InputOf<typeof paymentRoutes.listOwnReceipts>) {
    return { docs: await this.payerReceipts.paidBy(actor) };
  }

  @Serves(paymentRoutes.getPaymentReceipt)
  async payment(@Input() { params, actor, language }: One) {
    return this.#pdf(await this.readable.get(params.id, actor), 'payment', language);
  }

  @Serves(paymentRoutes.getReversedPaymentReceipt)
  async reversal(@Input() { params, actor, language }: One) {
    return this.#pdf(await this.readable.get(params.id, actor), 'reversal', language);
  }

  @Serves(paymentRoutes.getReceiptLink)
  async link(@Input() input: InputOf<typeof paymentRoutes.getReceiptLink>) {
    const { params, query, actor } = input;
    const transaction = await this.readable.get(params.id, actor);
    this.receipts.contentOf(transaction, query.kind);
    const url = await this.links.urlOf(transaction._id, query.kind);
    return { url, qrCode: await this.links.qrCodeOf(url) };
  }

  @Serves(paymentRoutes.downloadReceipts)
  async archive(@Input() input: InputOf<typeof paymentRoutes.downloadReceipts>) {
    const { body, actor, language } = input;
    const transactions: TransactionDocument[] = [];
    for (const id of new Set(body.ids)) transactions.push(await this.readable.get(id, actor));
    const { stream, number } = this.receipts.archiveOf(transactions, language);
    return new Answer(stream, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': contentDisposition('attachment', 'receipts.zip'),
        'cache-control': 'no-store',
        'x-receipts': String(number),
        'access-control-expose-headers': 'x-receipts',
      },
    });
  }

  @Serves(paymentRoutes.getPublicReceipt)
  async open(@Input() input: ByKey) {
    const answer = this.receipts.contentOf(await this.#opened(input), input.query.kind);
    return new Answer(answer, { headers: { 'cache-control': 'no-store' } });
  }

  @Serves(paymentRoutes.getReceiptCode)
  async code(@Input() input: ByKey) {
    const transaction = await this.#opened(input);
    const { kind } = input.query;
    this.receipts.contentOf(transaction, kind);
    const png = await this.links.qrImageOf(await this.links.urlOf(transaction._id, kind));
    return new Answer(png, {
      headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' },
    });
  }

  @Serves(paymentRoutes.downloadPublicReceipt)
  async openPdf(@Input() input: ByKey) {
    return this.#pdf(await this.#opened(input), input.query.kind, input.language);
  }

  /** A wrong key and a payment that is not there look alike. */
  async #opened({ params, query }: ByKey): Promise<TransactionDocument> {
    const isOpen = await this.links.opens(query.key, params.id, query.kind);
    if (!isOpen) throw new Rejected('RECEIPT_NOT_FOUND');
    return this.queries.execute(new transactionModel.Get(params.id)).catch((error: unknown) => {
      throw error instanceof Rejected ? new Rejected('RECEIPT_NOT_FOUND') : error;
    });
  }

  async #pdf(transaction: TransactionDocument, kind: ReceiptKind, language: Language) {
    const pdf = await this.receipts.pdfOf(transaction, kind, language);
    const name = `${kind === 'payment' ? 'receipt' : 'reversal'}-${transaction._id}.pdf`;
    return new Answer(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition('inline', name),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  }
}
