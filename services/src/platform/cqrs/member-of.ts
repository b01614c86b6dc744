import { Rejected, type Actor, type CommandContext } from './commands/index.js';

/** The member who asks. @throws Rejected FORBIDDEN for anybody else. */
export function memberOf({ actor }: Pick<CommandContext, 'actor'>): Actor & { type: 'member' } {
  if (actor.type !== 'member') throw new Rejected('FORBIDDEN');
  return actor;
}
