/** What the server checks again. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const NUMBER = /^\+?[\d ()/.-]{5,30}$/;

export const isEmail = (written: string): boolean => EMAIL.test(written);

/** Whether it can be no address but the number of a phone. */
export const isNumber = (written: string): boolean => NUMBER.test(written);
