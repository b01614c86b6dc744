/** A key lasts for so many days if its maker says nothing else. */
export const API_KEY_DAYS = 90;
/** The most days that a key lasts. */
export const API_KEY_MOST_DAYS = 366;
