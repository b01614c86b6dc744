import { z } from 'zod';

import { Id } from './id.js';

/** The answer of a call on several resources: the successful ones, and the failed ones. */
export const PartialSuccess = z
  .object({
    successIds: z.array(Id),
    failedIds: z.array(Id),
    /** The code of each error; absent from servers of an earlier version. */
    failures: z.array(z.object({ id: Id, code: z.string() })).optional(),
  })
  .meta({ id: 'PartialSuccess' });

/** A path that names one thing. */
export const ById = z.object({ id: Id });

/** Several things by their ids. */
export const Ids = z.strictObject({ ids: z.array(Id).min(1).max(999) });

/** The success of a call that changes something and has nothing else to say. */
export const Changed = z.object({ _id: Id }).meta({ id: 'Changed' });

/** The body of an answer that is a file. */
export const File = z.instanceof(Uint8Array);
