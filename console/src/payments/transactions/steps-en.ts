/** A sentence for each step of a payment, in English. */
export const steps = {
  PaymentInitiated: '%{actor} began a payment of %{amount} at %{device}.',
  ReversalInitiated: '%{actor} began the reversal.',
  TerminalRequestSent: {
    payment: 'The payment was sent to the device.',
    reversal: 'The reversal was sent to the device.',
  },
  TerminalRequestAccepted: {
    payment: 'The device accepted the payment.',
    reversal: 'The device accepted the reversal.',
  },
  TerminalRequestShown: 'The terminal showed “%{text}”.',
  TerminalRequestAnswered: {
    payment: {
      success: 'The terminal reported that the payment was made.',
      failed: 'The terminal reported that the payment failed.',
      canceled: 'The payment was canceled.',
    },
    reversal: {
      success: 'The terminal reported that the payment was reversed.',
      failed: 'The terminal reported that the reversal failed.',
      canceled: 'The reversal was canceled.',
    },
  },
  TerminalOutcomeUnknown: {
    payment: 'The terminal did not answer: it is not known whether it was paid.',
    reversal: 'The terminal did not answer: it is not known whether it was reversed.',
  },
  TerminalInquiryRequested: {
    payment: 'The device was asked how the payment ended.',
    reversal: 'The device was asked how the reversal ended.',
  },
  TerminalInquiryInconclusive: 'The terminal could not say how it ended.',
  TerminalAnswerDisputed: {
    success: 'The terminal later reported a success.',
    failed: 'The terminal later reported a failure.',
    canceled: 'The terminal later reported that it was canceled.',
  },
  PaymentAbortRequested: {
    agent: '%{actor} asked to cancel the payment.',
    'call-ended': 'The call ended, so the payment is to be canceled.',
    'not-delivered': 'The device could not be reached, so the payment is to be canceled.',
  },
  PaymentRecordKept: 'Card, purpose and receipt are kept under a key of the payment from now on.',
  PaymentRecordExpired:
    'Card, purpose and receipt were deleted: the period for keeping them is over.',
  TransactionSettled: {
    reconciliation: {
      payment: {
        success: 'The closing found that it was paid.',
        failed: 'The closing found that it was not paid.',
      },
      reversal: {
        success: 'The closing found that it was reversed.',
        failed: 'The closing found that it was not reversed.',
      },
    },
    person: {
      payment: {
        success: '%{actor} settled that it was paid.',
        failed: '%{actor} settled that it was not paid.',
      },
      reversal: {
        success: '%{actor} settled that it was reversed.',
        failed: '%{actor} settled that it was not reversed.',
      },
    },
  },
  ReceiptPrinted: {
    payment: {
      customer: "The customer's receipt was printed.",
      merchant: "The merchant's receipt was printed.",
    },
    reversal: {
      customer: "The customer's receipt of the reversal was printed.",
      merchant: "The merchant's receipt of the reversal was printed.",
    },
  },
};
