import { isIP } from 'node:net';
import { z } from 'zod';

/** Several of something, separated by commas. */
export const list = <T extends z.ZodType<string, string>>(entry: T) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(entry).min(1).max(50));

const Address = z.string().refine((address) => {
  const [ip = '', bits = '0', more] = address.split('/');
  const most = isIP(ip) === 6 ? 128 : 32;
  return isIP(ip) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most && more === undefined;
}, 'IP addresses or networks such as 10.0.0.0/8, separated by commas');

/** IP addresses and networks. */
export const networks = list(Address);
