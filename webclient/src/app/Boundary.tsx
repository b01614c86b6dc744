import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reportError } from './error-reports.js';
import { Failure } from './Failure.js';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of what broke; the whole page is offered again unless told. */
  readonly fallback?: ReactNode;
  readonly onFailure?: (error: Error) => void;
}

interface BoundaryState {
  readonly failed: boolean;
}

/** Catches what breaks while drawing, tells the server, and offers a way on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(`${error.stack ?? error.message}\n${info.componentStack ?? ''}`);
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    const { children, fallback = <Failure /> } = this.props;
    return this.state.failed ? fallback : children;
  }
}
