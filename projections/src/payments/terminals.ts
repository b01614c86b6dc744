import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './terminals.evolve.js';

/** Collection `paymentTerminals`: what payments can be taken with, by the id of the device. */
export const paymentTerminals = defineProjection({
  name: 'payment-terminals',
  version: 4,
  collections: {
    paymentTerminals: { indexes: [{ key: { switchedOn: 1, deviceName: 1 } }] },
    terminalPortals: { indexes: [] },
  },
  evolve,
});
