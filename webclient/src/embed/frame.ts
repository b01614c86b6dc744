import { BASE_PATH } from '@foyer/contracts/identity';
import { EMBEDDED, fragmentOf, type FromHost, type ToHost } from '@foyer/contracts/portals';

import { element } from './draw.js';
import type { ScriptSettings } from './script-settings.js';

/** The features that a visitor's page uses; the site's own policy has to allow them, too. */
const ALLOWED = [
  ...['camera', 'microphone', 'display-capture', 'fullscreen', 'autoplay', 'clipboard-write'],
  ...['screen-wake-lock', 'speaker-selection'],
].join('; ');

/** The visitor's page of a portal in a frame; the two trust only each other's origins. */
export class PortalFrame {
  readonly element: HTMLIFrameElement;
  readonly address: string;

  constructor(
    private readonly origin: string,
    { portal, language }: Pick<ScriptSettings, 'portal' | 'language'>,
    title: string,
    private readonly onMessage: (message: ToHost) => void,
  ) {
    this.address = `${origin}${BASE_PATH}/web-client-v2/queue/${encodeURIComponent(portal)}`;
    const src = this.address + fragmentOf({ host: location.origin, language });
    this.element = element('iframe', { src, title, allow: ALLOWED });
    addEventListener('message', this.#hear);
  }

  ask(ask: FromHost['ask']): void {
    const message: FromHost = { type: EMBEDDED, ask };
    this.element.contentWindow?.postMessage(message, this.origin);
  }

  /** Takes the page away, which is to it as if its tab were closed. */
  remove(): void {
    removeEventListener('message', this.#hear);
    this.element.remove();
  }

  readonly #hear = ({ source, origin, data }: MessageEvent<ToHost | null>): void => {
    if (source !== this.element.contentWindow || origin !== this.origin) return;
    if (typeof data !== 'object' || data?.type !== EMBEDDED) return;
    this.onMessage(data);
  };
}
