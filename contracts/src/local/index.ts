export { LocalAnswer, LocalMessage, localErrors, type LocalErrorAnswer } from './envelope.js';
export {
  AgentFragment,
  LOCAL_MESSAGE_MAX_BYTES,
  LOCAL_PROTOCOL,
  LOCAL_SECRET_PREFIX,
  localProtocols,
  MONITORING_PORT,
  readAgentFragment,
  writeAgentFragment,
} from './handshake.js';
export { livenessOf, type Liveness } from './liveness.js';
export * as kioskMessages from './monitoring.js';
export {
  FRAME_FROZEN_MS,
  isFrameCounted,
  KIOSK_HEARTBEAT_MS,
  KioskHeartbeat,
  KioskCall,
  KioskCamera,
} from './monitoring.js';
export {
  SERIAL_BAUD,
  SERIAL_CALL,
  SERIAL_DEAD_MS,
  SERIAL_LISTENING,
  SerialFrame,
} from './serial.js';
export * as serialMessages from './serial.js';
export * as signaturePadMessages from './signature-pad.js';
export {
  PadProof,
  SIGNATURE_FIELD_NAME,
  SIGNATURE_PAD_ADDRESS,
  SIGNATURE_PAD_RESOLUTION,
  SIGNATURE_PAD_SEARCH_MS,
  SIGNATURE_POINT_SIZE,
  SIGNATURE_POINTS_MAX,
  SIGNATURE_POINTS_PER_SECOND,
  SIGNATURE_TEXT,
  SignaturePad,
  SignaturePoint,
} from './signature-pad.js';
export * from './st-pad-server.js';
export * as terminalMessages from './terminal.js';
