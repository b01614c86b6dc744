import { createRequire } from 'node:module';
import type { Language } from '@foyer/contracts/identity';
import type { PublicReceipt } from '@foyer/contracts/payments';

import { receiptTexts, type ReceiptTexts } from './receipt-texts.js';
import { latePart } from '#platform/late-part';

const pdfkit = latePart(() => import('pdfkit'));

const require = createRequire(import.meta.url);
/** Embedded, so that names and lines in any European script are read everywhere. */
const FONT = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const FONT_BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');
const FONT_MONO = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf');

/** In points: A5 upright. */
const MARGIN = 40;
const LABEL_WIDTH = 130;
const QR_SIZE = 110;
const FAINT = '#555555';

export interface DrawnReceipt {
  readonly content: PublicReceipt;
  readonly language: Language;
  /** Of the place where it was paid. */
  readonly timeZone: string;
  /** The public page as PNG of a QR code; null for none. */
  readonly qrCode: Buffer | null;
}

/** A receipt as PDF, with real text. */
export async function drawReceipt(receipt: DrawnReceipt): Promise<Uint8Array> {
  const { content, language, qrCode } = receipt;
  const texts = receiptTexts[language];
  const title = texts[content.kind];
  const { default: PDFDocument } = await pdfkit();
  const pdf = new PDFDocument({
    size: 'A5',
    margin: MARGIN,
    lang: language,
    info: { Title: title, Author: content.company, CreationDate: new Date(content.at) },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.font(FONT_BOLD).fontSize(16).text(content.company);
  pdf.moveDown(0.3).font(FONT).fontSize(12).text(title).moveDown();
  for (const [label, value] of factsOf(receipt, texts)) fact(pdf, label, value);
  if (content.lines.length > 0) {
    pdf.moveDown().font(FONT_BOLD).fontSize(9).text(texts.printed, MARGIN).moveDown(0.4);
    pdf.font(FONT_MONO).fontSize(8).text(content.lines.join('\n'), MARGIN);
  }
  if (qrCode) drawQrCode(pdf, qrCode, texts.online);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function factsOf(
  { content, language, timeZone }: DrawnReceipt,
  texts: ReceiptTexts,
): (readonly [string, string])[] {
  const { amount, currency, cardNumber, cardCircuit, paymentResult } = content;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone,
  });
  const card = [cardCircuit, cardNumber].filter((part) => part !== null).join(' ');
  const facts: (readonly [string, string | undefined])[] = [
    [texts.amount, money.format(amount / 100)],
    [texts.card, card],
    [texts.terminal, paymentResult?.TerminalID],
    [texts.trace, paymentResult?.STAN],
    [texts.time, time.format(new Date(content.at))],
    [texts.transaction, content.transactionId],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function fact(pdf: PDFKit.PDFDocument, label: string, value: string): void {
  const { y } = pdf;
  const width = pdf.page.width - 2 * MARGIN - LABEL_WIDTH;
  pdf.font(FONT).fontSize(9).fillColor(FAINT).text(label, MARGIN, y, { width: LABEL_WIDTH });
  const below = pdf.y;
  pdf.fillColor('black').text(value, MARGIN + LABEL_WIDTH, y, { width });
  pdf.y = Math.max(below, pdf.y) + 3;
}

function drawQrCode(pdf: PDFKit.PDFDocument, png: Buffer, caption: string): void {
  const room = pdf.page.height - MARGIN - pdf.y;
  if (room < QR_SIZE + 30) pdf.addPage();
  else pdf.moveDown();
  const { y } = pdf;
  pdf.image(png, MARGIN, y, { width: QR_SIZE });
  pdf
    .font(FONT)
    .fontSize(8)
    .fillColor(FAINT)
    .text(caption, MARGIN, y + QR_SIZE + 6);
}
