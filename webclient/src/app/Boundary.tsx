import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reportError } from './error-reports.js';
import { Failure } from './Failure.js';

interface BoundaryProps {
  readonly children: ReactNode;
  /**
   * Shown in place of what broke; by default the whole page is offered again. May throw the error
   * on.
   */
  readonly fallback?: ReactNode | ((error: Error) => ReactNode);
  readonly onFailure?: (error: Error) => void;
}

interface BoundaryState {
  readonly failure: Error | null;
}

/** Catches what breaks while drawing, tells the server, and offers a way on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(failure: Error): BoundaryState {
    return { failure };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(`${error.stack ?? error.message}\n${info.componentStack ?? ''}`);
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    const { children, fallback = <Failure /> } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    return typeof fallback === 'function' ? fallback(failure) : fallback;
  }
}
