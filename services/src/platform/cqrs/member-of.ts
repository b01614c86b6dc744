import { Rejected, type Actor, type CommandContext } from './commands/index.js';

/** The member who asks. @throws Rejected FOR_PEOPLE_ONLY, or FORBIDDEN for anybody else. */
export function memberOf({ actor }: Pick<CommandContext, 'actor'>): Actor & { type: 'member' } {
  if (actor.type === 'service') throw new Rejected('FOR_PEOPLE_ONLY');
  if (actor.type !== 'member') throw new Rejected('FORBIDDEN');
  return actor;
}
