/** Lengths of what may be typed as user name or e-mail at sign-in (specification, section 5). */
export const LOGIN_MIN = 5;
export const LOGIN_MAX = 100;
