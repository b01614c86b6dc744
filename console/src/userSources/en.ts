/** English texts about user sources, beside those of their page. */
export const en = {
  resources: { userSources: { name: 'User sources |||| User sources' } },
};
