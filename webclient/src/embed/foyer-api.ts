import { EMBED_EVENTS, listen, type EmbedEventName, type EmbedListener } from './announce.js';
import { PortalButton } from './button.js';
import { followOpening } from './opening.js';
import { PortalPanel } from './panel.js';
import { settingsOf, type ScriptSettings } from './script-settings.js';

/** A portal on the page, with all its buttons; its panel is as its first script says. */
interface KnownPortal {
  readonly settings: ScriptSettings;
  readonly buttons: PortalButton[];
  /** Undefined while that is not known. */
  isOpen?: boolean;
}

/** The calls that a site can make, as `Foyer` in its own scripts. */
export class FoyerApi {
  /** In the order of their scripts. */
  readonly #portals = new Map<string, KnownPortal>();
  #panel: PortalPanel | undefined;

  /** The names that {@link on} takes. */
  readonly events = EMBED_EVENTS;

  /** Takes up a portal from the element of its script. */
  readonly add = (script: HTMLScriptElement): void => {
    const settings = settingsOf(script);
    const { origin, portal, hasButton } = settings;
    if (portal === '') return;
    const known = this.#portals.get(portal) ?? { settings, buttons: [] };
    this.#portals.set(portal, known);
    if (!hasButton) return;
    const button = new PortalButton(settings, () => this.open(portal));
    known.buttons.push(button);
    if (known.isOpen !== undefined) button.show(known.isOpen);
    if (known.buttons.length > 1) return;
    followOpening(origin, portal, (isOpen) => this.#show(known, isOpen));
  };

  /**
   * Opens the panel of a portal, by default of the first on the page. While another panel is open,
   * that one is shown.
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
      isOpen: (isOpen) => this.#show(known, isOpen),
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

  #show(known: KnownPortal, isOpen: boolean): void {
    known.isOpen = isOpen;
    for (const button of known.buttons) button.show(isOpen);
  }
}
