export * as serialMessages from './serial.js';
export * as signaturePadMessages from './signature-pad.js';
export * as terminalMessages from './terminal.js';
