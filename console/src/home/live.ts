/** How often the home page looks again, in milliseconds. */
export const LIVE = { refetchInterval: 5_000 } as const;
