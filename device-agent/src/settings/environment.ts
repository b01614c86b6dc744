/** Settings by environment; each takes precedence over the file. */
export const environmentSettings = {
  FOYER_AGENT_SERVER: ['server'],
  FOYER_AGENT_DEVICE_ID: ['device', 'id'],
  FOYER_AGENT_DEVICE_KEY: ['device', 'key'],
  FOYER_AGENT_FOLDER: ['folder'],
  FOYER_AGENT_SERIAL_PATH: ['serial', 'path'],
  FOYER_AGENT_SERIAL_BAUD_RATE: ['serial', 'baudRate'],
  FOYER_AGENT_TERMINAL_PROTOCOL: ['paymentTerminal', 'protocol'],
  FOYER_AGENT_TERMINAL_IP: ['paymentTerminal', 'ip'],
  FOYER_AGENT_TERMINAL_SEND_PORT: ['paymentTerminal', 'sendPort'],
  FOYER_AGENT_TERMINAL_RECEIVE_PORT: ['paymentTerminal', 'receivePort'],
  FOYER_AGENT_TERMINAL_MY_PORT: ['paymentTerminal', 'myPort'],
  FOYER_AGENT_BROWSER: ['browser', 'enabled'],
  FOYER_AGENT_BROWSER_PATH: ['browser', 'path'],
  FOYER_AGENT_BROWSER_PAGE: ['browser', 'page'],
  FOYER_AGENT_MONITORING_PORT: ['localSockets', 'monitoringPort'],
  FOYER_AGENT_TERMINAL_PORT: ['localSockets', 'terminalPort'],
  FOYER_AGENT_HEALTH_INTERVAL_S: ['healthIntervalS'],
  FOYER_AGENT_LOG_LEVEL: ['logLevel'],
} as const satisfies Record<string, readonly [string, string?]>;

type Tree = Record<string, unknown>;

/** Numbers and switches are texts in an environment. */
function read(text: string): unknown {
  if (/^\d+$/.test(text)) return Number(text);
  if (/^(?:true|yes|on)$/i.test(text)) return true;
  if (/^(?:false|no|off)$/i.test(text)) return false;
  return text;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @returns The file's settings with those of the environment over them; one set to nothing counts
 * as not set.
 */
export function withEnvironment(
  file: unknown,
  environment: Readonly<Record<string, string | undefined>>,
): unknown {
  if (!isTree(file)) return file;
  const settings: Tree = { ...file };
  for (const [name, [section, field]] of Object.entries(environmentSettings) as [
    string,
    readonly [string, string?],
  ][]) {
    const text = environment[name]?.trim();
    if (text === undefined || text === '') continue;
    const inside = settings[section];
    if (field === undefined) settings[section] = read(text);
    else settings[section] = { ...(isTree(inside) ? inside : {}), [field]: read(text) };
  }
  return settings;
}
