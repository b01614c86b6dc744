import { SerialPort } from 'serialport';

import { serialPortAt } from '../serial/serial-line.js';
import type { AgentSettings } from '../settings/agent-settings.js';
import { fine, missing, unused, type Check } from './check.js';

const LISTED_MAX = 10;

/** Checks that the microcontroller's port exists and can be opened. */
export const checkSerialPort = ({ serial }: AgentSettings): Check => ({
  name: 'serial port',
  run: async () => {
    if (serial === undefined) return unused('none is set');
    try {
      const line = await serialPortAt(serial.path, serial.baudRate)();
      await new Promise<void>((resolve) => line.close(() => resolve()));
      return fine(`${serial.path} opens at ${serial.baudRate} baud`);
    } catch (error) {
      const { message } = error as Error;
      const toDo = /permission|denied/i.test(message)
        ? 'Add the user that runs the agent to the group dialout.'
        : /lock|busy/i.test(message)
          ? 'Another program holds the port, perhaps the agent itself: stop it first.'
          : `Connect the microcontroller, or name its port as serial.path. ${await listPorts()}`;
      return missing(`${serial.path} cannot be opened: ${message}`, toDo);
    }
  },
});

async function listPorts(): Promise<string> {
  const ports = await SerialPort.list().catch(() => []);
  const names = ports.slice(0, LISTED_MAX).map(({ path }) => path);
  return names.length === 0 ? 'This machine has no serial port.' : `There are ${names.join(', ')}.`;
}
