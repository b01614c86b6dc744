/** Where web client and console are served (specification, section 9). */
export const BASE_PATH = '/vblh';

/** Local storage key of a member's token; prefixed with the base path, shared by web client and console. */
export const TOKEN_STORAGE_KEY = '/vblh/jwtToken';

/** The cookie that keeps the chosen language for web client and console, and how long, in seconds. */
export const LANGUAGE_COOKIE = 'foyer-language';
export const LANGUAGE_COOKIE_SECONDS = 600;
