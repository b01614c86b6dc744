import { WebSocket } from 'k6/websockets';

// socket.io's client looks for the browser's WebSocket when it is loaded; k6 has one, but as a module.
Object.assign(globalThis, { WebSocket });
