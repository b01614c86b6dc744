import { z } from 'zod';

/**
 * Length of a key without its dashes: 6 characters that say which one it is, 26 that are secret
 * (130 bits).
 */
export const DEVICE_KEY_LENGTH = 32;
export const DEVICE_KEY_SELECTOR_LENGTH = 6;

/** The characters of a key, without those that are easily taken for another. */
export const DEVICE_KEY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A device's key however it was typed: dashes and spaces are left out, O is 0, I and L are 1. */
export const DeviceKey = z
  .string()
  .max(100)
  .regex(/^(?:[\s-]*[0-9A-Za-z]){32}[\s-]*$/, 'DEVICE_KEY_INVALID')
  .meta({ id: 'DeviceKey', examples: ['0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV-WXYZ'], writeOnly: true })
  .transform((text) =>
    text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1'),
  );

/** A key as people read it: groups of four. */
export function printDeviceKey(key: string): string {
  return key.match(/.{1,4}/g)?.join('-') ?? '';
}
