import type { TimelineEntry } from '@foyer/contracts/audit';
import { terminalReason, type Currency } from '@foyer/contracts/payments';

import { readableType } from '#i18n/readableType.js';
import { formatAmount } from './amount.js';

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** The data of a payment's events, as far as their sentences need it. */
interface StepData {
  readonly amount?: number;
  readonly currency?: Currency;
  readonly deviceName?: string;
  readonly request?: 'payment' | 'reversal';
  readonly outcome?: string;
  readonly via?: string;
  readonly by?: string;
  readonly copy?: string;
  readonly reason?: string | null;
  readonly lines?: readonly string[] | null;
}

/** The variant of a step in addition to its type: its subject, and its result. */
const variantOf: Readonly<Record<string, (data: StepData) => readonly (string | undefined)[]>> = {
  TerminalRequestSent: ({ request }) => [request],
  TerminalRequestAccepted: ({ request }) => [request],
  TerminalRequestAnswered: ({ request, outcome }) => [request, outcome],
  TerminalOutcomeUnknown: ({ request }) => [request],
  TerminalInquiryRequested: ({ request }) => [request],
  TerminalAnswerDisputed: ({ outcome }) => [outcome],
  PaymentAbortRequested: ({ reason }) => [reason ?? undefined],
  TransactionSettled: ({ by, request, outcome }) => [by, request, outcome],
  ReceiptPrinted: ({ request, copy }) => [request, copy],
};

/** Steps whose reason is a word of the terminal or a person, and no name of ours. */
const REASONED: readonly string[] = [
  'TerminalRequestAnswered',
  'TerminalOutcomeUnknown',
  'TerminalInquiryInconclusive',
  'TerminalAnswerDisputed',
  'TransactionSettled',
];

/** One step of a payment in a sentence; one that has none is called by its event's name. */
export function stepText(
  entry: Pick<TimelineEntry, 'type' | 'actor' | 'data'>,
  translate: Translate,
  locale: string,
): string {
  const { type, actor } = entry;
  const data = entry.data as StepData;
  const key = ['payment.step', type, ...(variantOf[type]?.(data) ?? [])].join('.');
  const sentence = translate(key, {
    _: translate(`event.${type}`, { _: readableType(type) }),
    actor: actor.name ?? translate(`call.actor.${actor.type}`),
    amount: formatAmount(data.amount ?? null, data.currency ?? null, locale),
    device: data.deviceName ?? '–',
    text:
      data.lines
        ?.map((line) => line.trim())
        .filter(Boolean)
        .join(' · ') ?? '–',
  });
  const inquired = data.via === 'inquiry' ? ` ${translate('payment.afterInquiry')}` : '';
  const reason = REASONED.includes(type) ? terminalReason(data.reason ?? '', locale) : '';
  return `${sentence}${inquired}${reason === '' ? '' : ` (${reason})`}`;
}
