import { BASE } from './colours.js';
import { element, icon, isolated } from './draw.js';
import { embedTexts } from './embed-texts.js';
import type { ScriptSettings } from './script-settings.js';

const CAMERA = 'M3 6h12v12H3zM15 10l6-3v10l-6-3';

const CSS = `${BASE}
button{display:inline-flex;align-items:center;gap:12px;padding:10px 20px;text-align:start;border-color:transparent;background:var(--foyer-button,var(--accent));color:var(--foyer-button-text,var(--onAccent))}
small{display:block;font-size:14px}
small:empty{display:none}
`;
/** The buttons that no element of the site holds stand above each other. */
const EDGE_CSS = `${BASE}
div{position:fixed;inset:auto 16px max(16px,env(safe-area-inset-bottom)) auto;z-index:2147483000;display:flex;flex-direction:column;align-items:flex-end;gap:8px}
div[hidden]{display:none}
@media print{div{display:none}}
`;

let edge: { readonly host: HTMLElement; readonly box: HTMLElement } | undefined;

/** The place at the edge of the page for buttons. */
function edgeOfPage(): HTMLElement {
  if (edge?.host.isConnected) return edge.host;
  const { host, root } = isolated('foyer-edge', EDGE_CSS);
  const box = element('div', {}, element('slot'));
  root.append(box);
  document.body.append(host);
  edge = { host, box };
  return host;
}

/** Takes the buttons at the edge away while a panel stands there. */
export function coverEdge(isCovered: boolean): void {
  if (edge) edge.box.hidden = isCovered;
}

/** The button of a portal, which says whether the portal is open once that is known. */
export class PortalButton {
  readonly #state = element('small');
  readonly #button: HTMLButtonElement;

  constructor(
    private readonly settings: ScriptSettings,
    onPress: () => void,
  ) {
    const { language, label, target } = settings;
    const { host, root } = isolated('foyer-button', CSS);
    const words = element('span', {}, label || embedTexts.label[language], ' ', this.#state);
    this.#button = element(
      'button',
      { type: 'button', lang: language, 'aria-haspopup': 'dialog' },
      icon(CAMERA),
      words,
    );
    this.#button.addEventListener('click', onPress);
    root.append(this.#button);
    const place = target === '' ? null : document.querySelector(target);
    (place ?? edgeOfPage()).append(host);
  }

  show(isOpen: boolean): void {
    this.#state.textContent = embedTexts[isOpen ? 'open' : 'closed'][this.settings.language];
  }
}
