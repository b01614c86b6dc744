import type { Client } from 'openapi-fetch';

import { openChannel, type Channel, type ChannelTypes } from './channel.js';
import { readEvents, type EventsWanted, type FoyerEvent } from './events.js';
import { makeHttp } from './http.js';
import type { FoyerOptions } from './options.js';

export type { Channel, ChannelTypes, MessageTypes } from './channel.js';
export type { EventsWanted, FoyerEvent } from './events.js';
export { isFoyerError, type FoyerError } from './foyer-error.js';
export type { FoyerOptions, Token } from './options.js';

/** A server of Foyer, as a program sees it. */
export interface Foyer<Paths extends object, Channels> {
  /** HTTP calls, by method and path: `http.GET('/api/v2/admin/groups', …)`. */
  readonly http: Client<Paths>;
  /** Events of the log from a place on, and those to come. */
  events(wanted?: EventsWanted): AsyncGenerator<FoyerEvent, void, void>;
  /** Opens a realtime channel; the caller closes it. */
  channel<Name extends keyof Channels & string>(name: Name): Channel<Channels[Name]>;
}

/** Speaks to a server in the name of a token. The first call is the first thing that is sent. */
export function foyer<Paths extends object, Channels extends ChannelTypes>(
  options: FoyerOptions,
): Foyer<Paths, Channels> {
  const http = makeHttp<Paths>(options);
  return {
    http,
    events: (wanted = {}) => readEvents(http, wanted),
    channel: (name) => openChannel(name, options),
  };
}
