import { resolve } from 'node:path';
import { MONITORING_PORT, SERIAL_BAUD, terminalMessages } from '@foyer/contracts/local';
import { IpAddress, Port } from '@foyer/contracts/payments';
import { z } from 'zod';

/** The default folder of the agent's token, its journal and the browser's profile. */
export const USUAL_FOLDER = '/var/lib/foyer-device-agent';

const Origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://reception.example.org' })
  .refine(
    (url) => URL.canParse(url) && new URL(url).pathname === '/' && !/[?#]/.test(url),
    'must be an address without a path',
  )
  .transform((url) => new URL(url).origin);

const Folder = z
  .string()
  .min(1, 'must name a folder')
  .transform((path) => resolve(path));
const Seconds = (most: number) => z.number().min(1).max(most);

const Device = z.strictObject({
  /** As the console shows it; the key alone names the device too. */
  id: z.uuid('must be the id that the console shows').optional(),
  /** Needed once; the agent keeps a token afterwards. */
  key: z.string().min(20, 'is too short for a device key').max(100).optional(),
});

const Serial = z.strictObject({
  path: z.string().min(1, 'must name a port such as /dev/ttyUSB0').max(200),
  baudRate: z.int().min(300).max(921_600).default(SERIAL_BAUD),
});

const PaymentTerminal = z.strictObject({
  protocol: z.enum(['opi', 'zvt'], 'must be opi or zvt'),
  ip: IpAddress,
  sendPort: Port,
  receivePort: Port,
  myPort: Port,
});

const Browser = z.strictObject({
  /** False where something else shows the page. */
  enabled: z.boolean().default(true),
  /** The usual places are searched where none is named. */
  path: z.string().min(1).max(500).optional(),
  /** Shown in place of the kiosk's page of the server; a path. */
  page: z
    .string()
    .regex(/^\/[\w./-]*$/, 'must be a path such as /vblh/device-client')
    .default('/vblh/device-client'),
  /** Further arguments for Chromium. */
  arguments: z.array(z.string().regex(/^--/, 'must begin with --').max(300)).max(50).default([]),
});

const LocalSockets = z.strictObject({
  monitoringPort: Port.default(MONITORING_PORT),
  terminalPort: Port.default(terminalMessages.TERMINAL_SERVICE_PORT),
});

/** The settings of the agent. */
export const AgentSettings = z.strictObject({
  server: Origin,
  device: Device.prefault({}),
  folder: Folder.default(USUAL_FOLDER),
  serial: Serial.optional(),
  paymentTerminal: PaymentTerminal.optional(),
  browser: Browser.prefault({}),
  localSockets: LocalSockets.prefault({}),
  /** Between two health reports while nothing changes, in seconds. */
  healthIntervalS: Seconds(60).default(5),
  logLevel: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
});
export type AgentSettings = z.output<typeof AgentSettings>;
