import type { RawData, Upcaster } from '../schema/upcaster.js';

/** Until version 2 only the settings of the agent beside a terminal said what it speaks. */
const configured: Upcaster = {
  type: 'DevicePaymentTerminalConfigured',
  from: 1,
  up: ({ configuration, ...data }) => ({
    ...data,
    configuration: { ...(configuration as RawData), protocol: null },
  }),
};

/** What brings older events of devices up to their present form. */
export const deviceUpcasters: readonly Upcaster[] = [configured];
