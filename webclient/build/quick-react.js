import * as React from 'react';

/**
 * React's development build takes a stack trace for each element, up to ten thousand per second, to
 * name owners in warnings. This is a seventh of the time of a long spec of the console. No spec
 * reads those names.
 */
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});
