/** How many characters a reason has that stays on record. */
export const REASON_LENGTH = { min: 3, max: 500 } as const;
