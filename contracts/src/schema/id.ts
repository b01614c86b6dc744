import { z } from 'zod';

/**
 * An identity: a UUID (version 7 where the product makes it), minted by the client where the client
 * makes the thing.
 */
export const Id = z
  .uuid()
  .meta({ id: 'Id', description: 'A UUID; version 7 where the product makes it' });
export type Id = z.output<typeof Id>;
