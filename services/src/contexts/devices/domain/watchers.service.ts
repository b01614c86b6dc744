/** The room of those who watch devices. */
export const WATCHERS = 'devices';
