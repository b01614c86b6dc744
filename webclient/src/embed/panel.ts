import type { EmbeddedStep, ToHost } from '@foyer/contracts/portals';

import { announce } from './announce.js';
import { coverEdge } from './button.js';
import { focused } from './draw.js';
import { embedTexts } from './embed-texts.js';
import { PortalFrame } from './frame.js';
import { PanelView, type PanelSize } from './panel-view.js';
import { drawQuestion, type Losing } from './question.js';
import type { ScriptSettings } from './script-settings.js';

/** A page that does not answer any more is taken away after this time, in milliseconds. */
const LEFT_WITHIN_MS = 3_000;

interface PanelListeners {
  readonly isOpen: (isOpen: boolean) => void;
  readonly closed: () => void;
}

/** The panel of a portal, from when it is opened until it is closed. */
export class PortalPanel {
  readonly #frame: PortalFrame;
  readonly #view: PanelView;
  readonly #opener = focused();
  #dropQuestion: (() => void) | undefined;
  #step: EmbeddedStep = 'start';
  #isLeaving = false;
  #isOver = false;

  constructor(
    private readonly settings: ScriptSettings,
    private readonly on: PanelListeners,
  ) {
    const { origin, language, portal } = settings;
    const title = embedTexts.title[language];
    this.#frame = new PortalFrame(origin, settings, title, (told) => this.#hear(told));
    this.#view = new PanelView(settings, this.#frame, {
      shrink: () => this.#resize('small'),
      grow: () => this.#resize('large'),
      close: () => this.close(),
    });
    const { dialog } = this.#view;
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.close();
    });
    // A browser closes it itself where Escape is pressed again and again.
    dialog.addEventListener('close', () => {
      if (!this.#isOver && !this.#isLeaving && !dialog.open)
        this.#resize(this.#losing ? 'small' : 'large');
    });
    this.#show('large');
    coverEdge(true);
    announce('open', portal);
  }

  /** Shows it in full, also where it was small. */
  raise(): void {
    if (this.#view.isSmall) this.#resize('large');
  }

  /** Closes it; asks first if the visitor would lose a place or a call. */
  close(): void {
    if (this.#isOver || this.#isLeaving || this.#dropQuestion) return;
    const losing = this.#losing;
    if (losing === undefined) {
      this.#end();
      return;
    }
    this.raise();
    const question = drawQuestion(losing, this.settings.language, {
      stay: () => this.#endQuestion(),
      shrink: () => this.#resize('small'),
      leave: () => this.#leave(),
    });
    this.#dropQuestion = this.#view.ask(question);
  }

  /** The place or call that the visitor would lose now. */
  get #losing(): Losing | undefined {
    return this.#step === 'ring' || this.#step === 'in-call' ? this.#step : undefined;
  }

  #hear(told: ToHost): void {
    this.#view.hideWayAround();
    if ('done' in told) {
      if (told.done === 'left') this.#end();
      else this.close();
      return;
    }
    this.on.isOpen(told.isOpen);
    if (this.#isLeaving || told.step === this.#step) return;
    this.#step = told.step;
    this.#endQuestion();
    this.#show(this.#losing && this.#view.isSmall ? 'small' : 'large');
    if (told.step !== 'start') announce(told.step, this.settings.portal);
  }

  #resize(size: PanelSize): void {
    this.#endQuestion();
    this.#show(size);
    announce(size, this.settings.portal);
  }

  #show(size: PanelSize): void {
    this.#view.show(size, this.#step, this.#losing !== undefined);
  }

  #endQuestion(): void {
    this.#dropQuestion?.();
    this.#dropQuestion = undefined;
  }

  /** The page leaves the visit itself; the panel is not seen meanwhile. */
  #leave(): void {
    this.#isLeaving = true;
    this.#frame.ask('leave');
    this.#view.dialog.close();
    setTimeout(() => this.#end(), LEFT_WITHIN_MS);
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#frame.remove();
    this.#view.remove();
    coverEdge(false);
    this.#opener?.focus();
    this.on.closed();
    announce('close', this.settings.portal);
  }
}
