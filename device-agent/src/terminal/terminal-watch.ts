import type { TerminalCondition } from './payment-terminal.js';
import type { TerminalService } from './terminal-service.js';

/** Asks every few seconds whether the terminal is there. */
export class TerminalWatch {
  readonly #listeners = new Set<(condition: TerminalCondition) => void>();
  readonly #timer: NodeJS.Timeout;
  readonly #stopHearing: () => void;
  #condition: TerminalCondition | null = null;
  #looking = false;

  /** @param everyMs Between two questions, in milliseconds. */
  constructor(
    private readonly service: TerminalService,
    everyMs: number,
  ) {
    const look = () => void this.look();
    this.#timer = setInterval(look, everyMs);
    this.#stopHearing = service.onEvent({ reported: look });
    look();
  }

  /** Null until it was asked for the first time. */
  get condition(): TerminalCondition | null {
    return this.#condition;
  }

  /** @returns How to stop hearing. */
  onChange(listener: (condition: TerminalCondition) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks now, unless the answer to the last question has not come. */
  async look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    // Any failed question counts as an error of the terminal for observers outside.
    const condition = await this.service.condition().catch(() => 'error' as const);
    this.#looking = false;
    if (condition === this.#condition) return;
    this.#condition = condition;
    for (const listener of this.#listeners) listener(condition);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stopHearing();
    this.#listeners.clear();
  }
}
