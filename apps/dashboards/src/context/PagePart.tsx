import { Component, Suspense, type ContextType, type ReactNode } from 'react';
import { DashboardContext } from './DashboardContext.ts';

/** Props of `PagePart`. */
export interface PagePartProps {
  /** Shown while the part loads. Default: nothing. */
  waiting?: ReactNode;
  /** Shown where the part cannot be loaded. Default: nothing. */
  missing?: ReactNode;
  children: ReactNode;
}

/**
 * A lazy part of the page. If it fails to load, the page continues without it and reports that once: browsers
 * do not retry a failed module, so only a reload restores the part.
 */
export class PagePart extends Component<PagePartProps, { isMissing: boolean }> {
  static override contextType = DashboardContext;
  declare context: ContextType<typeof DashboardContext>;
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch() {
    this.context?.dispatch({ kind: 'partMissing' });
  }

  override render(): ReactNode {
    const { waiting = null, missing = null, children } = this.props;
    return this.state.isMissing ? missing : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
