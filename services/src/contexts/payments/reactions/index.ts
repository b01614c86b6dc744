export * from './hand-requests-to-their-device.js';
export * from './say-when-a-day-is-to-be-closed.js';
export * from './see-to-payments-that-stand-still.js';
export * from './notify-devices-of-their-terminal.js';
export * from './notify-pages-of-payments.js';
export * from './notify-pages-of-terminal-output.js';
export * from './show-the-receipt-to-the-payer.js';
