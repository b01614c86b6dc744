import type { steps as english } from './steps-en.js';

/** A sentence for each step of a payment, in German. */
export const steps: typeof english = {
  PaymentInitiated: '%{actor} hat eine Zahlung über %{amount} an %{device} begonnen.',
  ReversalInitiated: '%{actor} hat das Storno begonnen.',
  TerminalRequestSent: {
    payment: 'Die Zahlung wurde an das Gerät gesendet.',
    reversal: 'Das Storno wurde an das Gerät gesendet.',
  },
  TerminalRequestAccepted: {
    payment: 'Das Gerät hat die Zahlung angenommen.',
    reversal: 'Das Gerät hat das Storno angenommen.',
  },
  TerminalRequestShown: 'Das Terminal zeigte „%{text}“.',
  TerminalRequestAnswered: {
    payment: {
      success: 'Das Terminal meldete, dass gezahlt wurde.',
      failed: 'Das Terminal meldete, dass die Zahlung fehlschlug.',
      canceled: 'Die Zahlung wurde abgebrochen.',
    },
    reversal: {
      success: 'Das Terminal meldete, dass storniert wurde.',
      failed: 'Das Terminal meldete, dass das Storno fehlschlug.',
      canceled: 'Das Storno wurde abgebrochen.',
    },
  },
  TerminalOutcomeUnknown: {
    payment: 'Das Terminal antwortete nicht: Ob gezahlt wurde, ist unbekannt.',
    reversal: 'Das Terminal antwortete nicht: Ob storniert wurde, ist unbekannt.',
  },
  TerminalInquiryRequested: {
    payment: 'Das Gerät wurde gefragt, wie die Zahlung endete.',
    reversal: 'Das Gerät wurde gefragt, wie das Storno endete.',
  },
  TerminalInquiryInconclusive: 'Das Terminal konnte nicht sagen, wie es endete.',
  TerminalAnswerDisputed: {
    success: 'Das Terminal meldete später einen Erfolg.',
    failed: 'Das Terminal meldete später einen Fehlschlag.',
    canceled: 'Das Terminal meldete später einen Abbruch.',
  },
  PaymentAbortRequested: {
    agent: '%{actor} hat den Abbruch der Zahlung verlangt.',
    'call-ended': 'Der Anruf ist beendet, daher soll die Zahlung abgebrochen werden.',
    'not-delivered': 'Das Gerät war nicht erreichbar, daher soll die Zahlung abgebrochen werden.',
  },
  PaymentRecordKept:
    'Karte, Zweck und Beleg werden nun unter einem Schlüssel der Zahlung aufbewahrt.',
  PaymentRecordExpired:
    'Karte, Zweck und Beleg wurden gelöscht: Die Frist für ihre Aufbewahrung ist abgelaufen.',
  TransactionSettled: {
    reconciliation: {
      payment: {
        success: 'Der Kassenabschluss ergab, dass gezahlt wurde.',
        failed: 'Der Kassenabschluss ergab, dass nicht gezahlt wurde.',
      },
      reversal: {
        success: 'Der Kassenabschluss ergab, dass storniert wurde.',
        failed: 'Der Kassenabschluss ergab, dass nicht storniert wurde.',
      },
    },
    person: {
      payment: {
        success: '%{actor} hat geklärt, dass gezahlt wurde.',
        failed: '%{actor} hat geklärt, dass nicht gezahlt wurde.',
      },
      reversal: {
        success: '%{actor} hat geklärt, dass storniert wurde.',
        failed: '%{actor} hat geklärt, dass nicht storniert wurde.',
      },
    },
  },
  ReceiptPrinted: {
    payment: {
      customer: 'Der Kundenbeleg wurde gedruckt.',
      merchant: 'Der Händlerbeleg wurde gedruckt.',
    },
    reversal: {
      customer: 'Der Kundenbeleg des Stornos wurde gedruckt.',
      merchant: 'Der Händlerbeleg des Stornos wurde gedruckt.',
    },
  },
};
