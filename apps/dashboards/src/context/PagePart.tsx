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
 * A part of the page that loads later. The page goes on without a part that cannot be loaded, and says so once: browsers
 * do not fetch a module again that they could not get, so only a reload brings the part back.
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
