/** Checks of the input; the server checks again. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const NUMBER = /^\+?[\d ()/.-]{5,30}$/;

export const isEmail = (written: string): boolean => EMAIL.test(written);

/** True if it can only be the number of a phone, and no address. */
export const isNumber = (written: string): boolean => NUMBER.test(written);
