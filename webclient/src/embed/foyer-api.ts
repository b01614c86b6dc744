import { EMBED_EVENTS, listen, type EmbedEventName, type EmbedListener } from './announce.js';
import { PortalButton } from './button.js';
import { followOpening } from './opening.js';
import { PortalPanel } from './panel.js';
import { settingsOf, type ScriptSettings } from './script-settings.js';

/** What a site can do with its portals, as `Foyer` in its own scripts. */
export class FoyerApi {
  /** In the order of their scripts. */
  readonly #portals = new Map<string, { settings: ScriptSettings; button?: PortalButton }>();
  #panel: PortalPanel | undefined;

  /** The names that {@link on} takes. */
  readonly events = EMBED_EVENTS;

  /** Takes up a portal from the element of its script. */
  readonly add = (script: HTMLScriptElement): void => {
    const settings = settingsOf(script);
    const { portal } = settings;
    if (portal === '') return;
    if (!settings.hasButton) {
      this.#portals.set(portal, { settings });
      return;
    }
    const button = new PortalButton(settings, () => this.open(portal));
    this.#portals.set(portal, { settings, button });
    followOpening(settings.origin, portal, (isOpen) => button.show(isOpen));
  };

  /**
   * Opens the panel of a portal, by default of the first on the page. While a visitor waits or
   * talks at another one, that one is shown.
   */
  readonly open = (portal?: string): void => {
    const [first] = this.#portals.keys();
    const known = this.#portals.get(portal ?? first ?? '');
    if (!known) throw new Error(`Foyer has no portal "${portal ?? ''}" on this page`);
    if (this.#panel) {
      this.#panel.raise();
      return;
    }
    this.#panel = new PortalPanel(known.settings, {
      isOpen: (isOpen) => known.button?.show(isOpen),
      closed: () => {
        this.#panel = undefined;
      },
    });
  };

  /** Closes the panel; the visitor is asked where a place in line or a call would be lost. */
  readonly close = (): void => this.#panel?.close();

  /** @returns what ends it */
  readonly on = (name: EmbedEventName, listener: EmbedListener): (() => void) =>
    listen(name, listener);
}
