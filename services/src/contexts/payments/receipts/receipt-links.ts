import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { paymentRoutes } from '@foyer/contracts/payments';
import { fullPath } from '@foyer/contracts/schema';
import { toBuffer, toDataURL } from 'qrcode';

import { Vault } from '#platform/stores/vault';
import { PublicAddress } from '#platform/operations/start';
import type { ReceiptKind } from './receipt-content.js';

const KEY_BYTES = 32;
/**
 * Rows of a QR code repeat, so that each is written as what differs from the one above. The library
 * would try all filters of PNG on each row: twice the work for a larger picture.
 */
const PNG = { filterType: 2, deflateStrategy: 0, deflateLevel: 6 };
/** The library writes into what it is given. */
const qrCode = () => ({ width: 512, margin: 0, rendererOpts: { ...PNG } });
const PAGE: Readonly<Record<ReceiptKind, string>> = {
  payment: 'paymentReceipt',
  reversal: 'reversedPaymentReceipt',
};

/** Makes links to receipts that all who received one can open, and that no one can guess. */
@Injectable()
export class ReceiptLinks {
  #secret: Promise<Buffer> | undefined;

  constructor(
    private readonly vault: Vault,
    private readonly address: PublicAddress,
  ) {}

  /** The public page of a receipt. */
  async urlOf(transactionId: string, kind: ReceiptKind): Promise<string> {
    const key = (await this.#keyOf(transactionId, kind)).toString('base64url');
    return `${this.address.origin}/vblh/transaction/${transactionId}/${PAGE[kind]}?key=${key}`;
  }

  /** Address, on this server, of the picture that shows a link as a code. */
  async codeAddressOf(transactionId: string, kind: ReceiptKind): Promise<string> {
    const key = (await this.#keyOf(transactionId, kind)).toString('base64url');
    const path = fullPath(paymentRoutes.getReceiptCode).replace('{id}', transactionId);
    return `${path}?kind=${kind}&key=${key}`;
  }

  /** Checks if a key opens a receipt; takes as long for a wrong one. */
  async opens(key: string, transactionId: string, kind: ReceiptKind): Promise<boolean> {
    const given = Buffer.from(key, 'base64url');
    const good = await this.#keyOf(transactionId, kind);
    return given.length === good.length && timingSafeEqual(given, good);
  }

  /** A link as QR code, as PNG in a data address. */
  async qrCodeOf(url: string): Promise<string> {
    return toDataURL(url, qrCode());
  }

  /** The same as the bytes of the PNG. */
  async qrImageOf(url: string): Promise<Buffer> {
    return toBuffer(url, qrCode());
  }

  async #keyOf(transactionId: string, kind: ReceiptKind): Promise<Buffer> {
    this.#secret ??= this.vault
      .putIfAbsent('receipt-links', 'hmac', randomBytes(KEY_BYTES))
      .catch((error: unknown) => {
        this.#secret = undefined;
        throw error;
      });
    return createHmac('sha256', await this.#secret)
      .update(`${kind} ${transactionId}`)
      .digest();
  }
}
