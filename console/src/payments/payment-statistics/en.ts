/** English texts about figures of payments. */
export const en = {
  paymentStatistics: {
    failed: 'The statistics could not be loaded.',
    taken: 'Payments received by day, %{currency}',
    payments: 'Payments by day',
    noPayments: 'No payments in this range.',
    closings: 'Closings',
    noClosings: 'No closings in this range.',
    day: 'Day',
    time: 'Time',
    device: 'Device',
    status: 'Status',
    number: 'Number',
    amount: 'Amount',
    currency: 'Currency',
    differences: 'Differences',
    open: 'Open',
  },
  resources: { paymentStatistics: { name: 'Payment statistics |||| Payment statistics' } },
};
