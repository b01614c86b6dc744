import { z } from 'zod';

import { KeyRole } from '../access/role.js';
import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ apiKeyId: Id, ...shape });

/** The parts of a key that can change. */
const details = {
  name: z.string(),
  note: z.string(),
  expiresAt: z.iso.datetime(),
  /** Addresses and networks from which alone it is accepted; none for everywhere. */
  networks: z.array(z.string()),
};

/** Stream `apikey-<id>`. */
export const ApiKeyCreated = defineEvent(
  'ApiKeyCreated',
  1,
  about({
    ...details,
    role: KeyRole,
    /** The member on whose rights it depends. */
    makerId: Id,
    /** The id of its hash in the vault. */
    secretId: Id,
  }),
);
export const ApiKeyChanged = defineEvent('ApiKeyChanged', 1, about(details));
export const ApiKeyRevoked = defineEvent('ApiKeyRevoked', 1, about({}));

export const apiKeyEvents = [ApiKeyCreated, ApiKeyChanged, ApiKeyRevoked] as const;
export type ApiKeyEvent = EventOf<(typeof apiKeyEvents)[number]>;

/**
 * Stream `apikeyuse-<id>`, apart from the key so that uses do not count as its changes. It is
 * written for the first use in a while, not for each.
 */
export const ApiKeyUsed = defineEvent(
  'ApiKeyUsed',
  1,
  about({ usedAt: z.iso.datetime(), address: z.string() }),
);

export const apiKeyUseEvents = [ApiKeyUsed] as const;
export type ApiKeyUseEvent = EventOf<(typeof apiKeyUseEvents)[number]>;
