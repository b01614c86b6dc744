/** English texts about what all pages share. */
export const en = {
  layout: {
    range: { from: 'From', to: 'To' },
    section: {
      reception: 'Reception',
      people: 'People',
      payments: 'Payments',
      oversight: 'Oversight',
    },
    licence: {
      expired: 'The licence has expired. Everything still works; please enter a new one.',
      open: 'Licence',
    },
    desk: 'My desk',
    theme: 'Light or dark',
    notFoundTitle: 'Page not found',
    notFoundHint: 'The address may be wrong, or the page was deleted.',
    notFoundBack: 'Back to home',
    partly: '%{done} done, %{failed} failed',
    actions: 'Actions',
    offline:
      'You are offline. What you have typed is kept; changes cannot be saved until you are back online.',
    serverAway:
      'The server cannot be reached. What you have typed is kept; changes cannot be saved until it is back.',
    backOnline: 'Connected again',
    notSent: 'Not sent: the server could not be reached. What you have typed is kept.',
    retry: 'Try again',
    pageOfMany: '%{offsetBegin}–%{offsetEnd} of %{total} or more',
    notSaved: 'Not saved. What you have typed is kept.',
    meanwhile: {
      title: 'Changed by someone else',
      text: 'While this form was open, someone else saved:',
      back: 'Back to the form',
      take: 'Use theirs',
      keep: 'Save mine',
    },
    others: 'and %{smart_count} more |||| and %{smart_count} more',
    alsoAffected: 'This also affects:',
    unnamed: 'The names could not be loaded.',
    final: 'This cannot be undone.',
    typeToConfirm: 'Type “%{expected}” to confirm',
    failed: 'Something went wrong. Please try again.',
    reason: 'Reason',
    reasonHint: '3 to 500 characters; kept in the log',
    pageFailed: 'This page could not be loaded.',
    listFailed: 'This list could not be loaded.',
  },
};
