import { eventContexts } from '@foyer/contracts/events';
import { isWantedType } from '@foyer/contracts/integrations';

const TYPES: readonly string[] = [...eventContexts.keys()].map((type) => `foyer.${type}`);

/** True if a pattern stands for an event that there is. */
export const isKnownType = (pattern: string): boolean =>
  TYPES.some((type) => isWantedType([pattern], type));
