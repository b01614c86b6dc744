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

/** Version 2 knows one more reason. */
const signedOut: Upcaster = { type: 'DeviceSignedOut', from: 1, up: (data) => data };

/** The conversions of older events of devices to their present form. */
export const deviceUpcasters: readonly Upcaster[] = [configured, signedOut];
