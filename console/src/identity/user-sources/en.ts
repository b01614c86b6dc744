/** English texts about user sources, in addition to those of their page. */
export const en = {
  resources: { userSources: { name: 'User sources |||| User sources' } },
};
