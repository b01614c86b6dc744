import { LANGUAGE_PARAMETER } from './embedded-language.js';
import { HOST_PARAMETER } from './embedded-page.js';

/** The facts in the fragment of an embedded portal's address, which no server is sent. */
export interface EmbeddedAddress {
  /** The origin of the page around it, which is believed only if the portal allows it. */
  readonly host: string;
  readonly language: string;
}

export const fragmentOf = ({ host, language }: EmbeddedAddress): string =>
  `#${String(new URLSearchParams({ [HOST_PARAMETER]: host, [LANGUAGE_PARAMETER]: language }))}`;
