/** English texts about what all pages share. */
export const en = {
  layout: {
    section: {
      reception: 'Reception',
      people: 'People',
      payments: 'Payments',
      oversight: 'Oversight',
    },
    desk: 'To my desk',
    theme: 'Light or dark',
    notFoundTitle: 'There is nothing here',
    notFoundHint: 'The address leads nowhere. Perhaps what it led to was deleted.',
    notFoundBack: 'To the first page',
    partly: '%{done} done, %{failed} refused',
    actions: 'Actions',
    offline:
      'You are offline. What you have typed is kept; changes cannot be saved until you are back online.',
    notSent: 'Not sent: the server could not be reached. What you have typed is kept.',
    retry: 'Try again',
    typeToConfirm: 'Type “%{expected}” to confirm',
    failed: 'This did not work. Please try again.',
    reason: 'Reason',
    reasonHint: '3 to 500 characters; stays on record',
    listFailed: 'This list could not be loaded.',
  },
};
