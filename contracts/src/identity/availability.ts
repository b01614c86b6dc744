import { z } from 'zod';

/**
 * An agent's availability. `auto`: visitors are offered and ring. `manual`: the agent picks
 * visitors from the line. `away`: on a break. `offline`: not working.
 */
export const Availability = z
  .enum(['auto', 'manual', 'away', 'offline'])
  .meta({ id: 'Availability' });
export type Availability = z.output<typeof Availability>;

/** The reason why an agent is away. */
export const BreakKind = z
  .enum(['short', 'lunch', 'meeting', 'training'])
  .meta({ id: 'BreakKind' });
export type BreakKind = z.output<typeof BreakKind>;

/** Tells if an agent can be rung: `busy` in a call, or if the agent says so without one. */
export const CallStatus = z.enum(['available', 'busy']).meta({ id: 'CallStatus' });
export type CallStatus = z.output<typeof CallStatus>;

/** How a member, a portal or a device is shown to others. */
export const OnlineStatus = z
  .enum(['online', 'away', 'inCall', 'offline', 'active', 'inactive', 'closed'])
  .meta({ id: 'OnlineStatus' });
export type OnlineStatus = z.output<typeof OnlineStatus>;
