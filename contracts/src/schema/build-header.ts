/**
 * An answer's header: the build of the pages that the server has, as `serverBuild` names it at each
 * connection.
 */
export const BUILD_HEADER = 'x-foyer-build';
