import { Component, type ReactNode } from 'react';
import { LoadError } from '../ui/load-error.tsx';
import { Page } from '../ui/page.tsx';

interface ScreenBoundaryProps {
  /** The path of the screen inside: on another path the boundary tries again. */
  path: string;
  children: ReactNode;
}

/** Shows a way on when a screen cannot be loaded or fails, in place of an empty page. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: ScreenBoundaryProps) {
    if (this.state.hasFailed && before.path !== this.props.path) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Page>
        <LoadError
          title="This screen could not be opened"
          description="Please check your connection and try again."
          // A module that failed to load is not asked for again within the same page.
          onRetry={() => window.location.reload()}
        />
      </Page>
    );
  }
}
