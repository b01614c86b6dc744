import type { Projection } from './define-projection.js';
import type { ProjectionRunnerOptions } from './projection-runner-options.js';
import { ProjectionStopped } from './projection-stopped.js';

interface Rebuilder {
  readonly rebuild: (names: readonly string[]) => Promise<void>;
  readonly isBuilding: (projection: Projection) => boolean;
}

/** Has projections rebuilt whose documents are damaged. */
export class Repairs {
  readonly #repairs = new Map<string, Promise<void>>();

  constructor(
    private readonly options: ProjectionRunnerOptions,
    private readonly rebuilder: Rebuilder,
  ) {}

  /** True if it is damaged: until it is rebuilt, and permanently if it stopped. */
  has(name: string): boolean {
    return this.#repairs.has(name);
  }

  /** Rebuilds it once, however many ask meanwhile. */
  begin(name: string, fault: unknown): Promise<void> {
    const known = this.#repairs.get(name);
    const projection = this.options.projections.find((one) => one.name === name);
    if (known !== undefined) return known;
    if (projection === undefined || this.rebuilder.isBuilding(projection)) return Promise.resolve();
    this.options.onDamaged?.(name, fault);
    const repair = this.rebuilder.rebuild([name]).then(
      () => void this.#repairs.delete(name),
      (failed: unknown) => {
        // An event that it cannot take in stays as it is: another try would read the log without
        // success.
        if (failed instanceof ProjectionStopped) this.options.onStopped?.(failed);
        else this.#repairs.delete(name);
        this.options.onFault?.(failed);
      },
    );
    this.#repairs.set(name, repair);
    return repair;
  }
}
