export * from './hand-requests-to-their-device.js';
export * from './say-when-a-day-is-to-be-closed.js';
export * from './see-to-payments-that-stand-still.js';
export * from './tell-devices-where-their-terminal-is.js';
export * from './tell-pages-how-payments-stand.js';
export * from './tell-pages-what-terminals-say.js';
