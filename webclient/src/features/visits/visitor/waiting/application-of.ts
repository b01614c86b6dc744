import type { Channel } from '#wire/channel.js';
import type { VisitSession } from '../visit-session.js';

/**
 * The channel by which a visitor who waits says something.
 * @throws Error where the page has none just now
 */
export function applicationOf(session: VisitSession): Channel {
  const { wire } = session.state.get();
  if (!wire) throw new Error('There is no connection');
  return wire.channel('application');
}
