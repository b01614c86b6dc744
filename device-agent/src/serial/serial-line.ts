import type { Duplex } from 'node:stream';
import { SERIAL_BAUD } from '@foyer/contracts/local';
import { SerialPort } from 'serialport';

/**
 * An open line to the microcontroller. Destroying one would leave its port open: it has to be
 * closed.
 */
export interface SerialLine extends Duplex {
  readonly isOpen: boolean;
  close(callback: (error: Error | null) => void): void;
}

/** Opens the line again. @throws Error where the port is missing, in use, or may not be opened. */
export type OpenLine = () => Promise<SerialLine>;

/** @param path Such as /dev/ttyUSB0. */
export function serialPortAt(path: string, baudRate = SERIAL_BAUD): OpenLine {
  return () =>
    new Promise((resolve, reject) => {
      const port = new SerialPort({ path, baudRate, autoOpen: false, lock: true });
      port.open((error) => {
        if (error) reject(error);
        else resolve(port);
      });
    });
}
