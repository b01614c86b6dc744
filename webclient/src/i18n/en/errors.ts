export const errors = {
  unknown: 'Something went wrong. Nothing was lost; please try again.',
  network: 'The server cannot be reached. Please check your connection and try again.',
  timeout: 'There was no answer in time. Please try again.',
  brokenTitle: 'Something went wrong',
  brokenText: 'Saved data is safe; reloading usually helps.',
  reload: 'Reload',
  home: 'To the start page',
  page401Title: 'Please sign in',
  page401Text: 'This page is only for people who are signed in.',
  page403Title: "You don't have access",
  page403Text: 'Your role does not include this page. If you need it, ask your administrator.',
  page404Title: 'Page not found',
  page404Text: 'The address may be mistyped, or what was here has been removed.',
  page410Title: 'This link was used already or is too old',
  page410Text:
    'It leads back to your place in the browser where you opened it first. To wait again, open the address of the reception.',
};
