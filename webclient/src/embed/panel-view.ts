import { element, icon, isolated } from './draw.js';
import { embedTexts, type EmbedText } from './embed-texts.js';
import type { PortalFrame } from './frame.js';
import { PANEL_CSS } from './panel-styles.js';
import type { ScriptSettings } from './script-settings.js';

const SHRINK = 'M5 19h14';
const CLOSE = 'M6 6l12 12M18 6L6 18';

export type PanelSize = 'small' | 'large';

interface Presses {
  readonly shrink: () => void;
  readonly grow: () => void;
  readonly close: () => void;
}

/** The elements of a panel, and how it is sized. */
export class PanelView {
  readonly dialog = element('dialog', { 'aria-labelledby': 'title' });
  readonly #host: HTMLElement;
  readonly #main = element('div', { class: 'main' });
  readonly #blank: HTMLElement;
  readonly #shrink: HTMLButtonElement;
  readonly #back: HTMLButtonElement;
  readonly #backWords = element('span');

  constructor(
    private readonly settings: ScriptSettings,
    private readonly frame: PortalFrame,
    on: Presses,
  ) {
    this.#shrink = this.#button('shrink', on.shrink, icon(SHRINK));
    this.#back = element('button', { type: 'button', class: 'back' }, this.#backWords);
    this.#back.addEventListener('click', on.grow);
    const link = { href: frame.address, target: '_blank', rel: 'noopener' };
    const elsewhere = element('a', link, this.#say('elsewhere'));
    this.#blank = element('p', { class: 'blank' }, this.#say('blank'), ' ', elsewhere);
    const title = element('h2', { id: 'title', tabindex: '-1', autofocus: '' }, this.#say('title'));
    const close = this.#button('close', on.close, icon(CLOSE));
    this.dialog.lang = settings.language;
    this.dialog.append(
      element('div', { class: 'head' }, title, this.#shrink, close),
      this.#blank,
      this.#main,
    );
    this.#main.append(frame.element, this.#back);
    const { host, root } = isolated('foyer-panel', PANEL_CSS);
    root.append(this.dialog);
    document.body.append(host);
    this.#host = host;
  }

  get isSmall(): boolean {
    return this.dialog.classList.contains('small');
  }

  /** The dialog alone changes: a frame that is moved to another place loads again. */
  show(size: PanelSize, step: string, mayShrink: boolean): void {
    const isSmall = size === 'small';
    const isOther = !this.dialog.open || isSmall !== this.isSmall;
    this.dialog.className = `${size} ${step}`;
    this.#shrink.hidden = isSmall || !mayShrink;
    this.#back.hidden = !isSmall;
    this.#backWords.textContent = this.#say(step === 'in-call' ? 'backToCall' : 'backToLine');
    this.frame.element.inert = isSmall;
    if (!isOther) return;
    this.dialog.close();
    if (isSmall) this.dialog.show();
    else this.dialog.showModal();
    if (isSmall) this.#back.focus();
  }

  /** Lays a question over the frame, which waits meanwhile. @returns what takes it away */
  ask(question: HTMLElement): () => void {
    this.frame.element.inert = true;
    this.#main.append(question);
    question.querySelector('button')?.focus();
    return () => {
      question.remove();
      this.frame.element.inert = this.isSmall;
    };
  }

  /** The frame shows something: no way around it is needed. */
  hideWayAround(): void {
    this.#blank.hidden = true;
  }

  remove(): void {
    this.dialog.close();
    this.#host.remove();
  }

  #say(text: EmbedText): string {
    return embedTexts[text][this.settings.language];
  }

  #button(label: EmbedText, onPress: () => void, drawn: Node): HTMLButtonElement {
    const words = this.#say(label);
    const made = element('button', { type: 'button', 'aria-label': words, title: words }, drawn);
    made.addEventListener('click', onPress);
    return made;
  }
}
