import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reportError } from './error-reports.js';
import { Failure } from './Failure.js';

interface BoundaryState {
  readonly failed: boolean;
}

/** Catches what breaks while drawing, tells the server, and offers the page anew. */
export class Boundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(`${error.stack ?? error.message}\n${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}
