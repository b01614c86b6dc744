import type { RawData, Upcaster } from '../schema/upcaster.js';

/** Until version 2 only the settings of the agent next to a terminal named its protocol. */
const configured: Upcaster = {
  type: 'DevicePaymentTerminalConfigured',
  from: 1,
  up: ({ configuration, ...data }) => ({
    ...data,
    configuration: { ...(configuration as RawData), protocol: null },
  }),
};

/** The conversions of older events of devices to their present form. */
export const deviceUpcasters: readonly Upcaster[] = [configured];
