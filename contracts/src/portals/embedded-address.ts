/** What the address of an embedded portal tells it, in its fragment, which no server is sent. */
export interface EmbeddedAddress {
  /** The origin of the page around it, which is believed only if the portal allows it. */
  readonly host: string;
  readonly language: string;
}

const HOST = 'host';
const LANGUAGE = 'language';

export const fragmentOf = ({ host, language }: EmbeddedAddress): string =>
  `#${String(new URLSearchParams({ [HOST]: host, [LANGUAGE]: language }))}`;

export function readFragment(fragment: string): EmbeddedAddress {
  const told = new URLSearchParams(fragment.slice(1));
  return { host: told.get(HOST) ?? '', language: told.get(LANGUAGE) ?? '' };
}
