import type { VisitView } from '@foyer/contracts/visits';

import { makeStore } from '#state/store.js';
import type { Entrance, VisitState } from '#features/visits/visitor/visit-parts.js';
import type { VisitSession } from '#features/visits/visitor/visit-session.js';

export const VISIT_ID = '0199a000-0000-7000-8000-0000000000c1';

/** A visit whose state is set by the test. */
export class FakeVisit {
  readonly state = makeStore<VisitState>({ phase: 'outside', view: null, wire: null });
  readonly entered: Entrance[] = [];
  readonly reported: string[] = [];
  failure: Error | undefined;
  readonly token = async () => null;

  /** Sets the visit's state as the server would send it. */
  is(status: VisitView['status'], more: Partial<VisitView> = {}): void {
    const view = { clientId: VISIT_ID, status, note: null, ...more } as VisitView;
    this.state.set({ phase: 'inside', view, wire: null });
  }

  async enter(entrance: Entrance): Promise<void> {
    if (this.failure) throw this.failure;
    this.entered.push(entrance);
    this.is('IN_PERMISSION');
  }

  async report(status: string): Promise<void> {
    this.reported.push(status);
  }

  startOver(): void {
    this.state.set({ phase: 'outside', view: null, wire: null });
  }

  asSession(): VisitSession {
    return this as unknown as VisitSession;
  }
}
