/** Under which the fetchings of members are remembered in the page. */
export const syncsKey = ['userSources', 'syncs'];
