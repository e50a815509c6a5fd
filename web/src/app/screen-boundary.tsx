import { Component, type ReactNode } from 'react';
import { LoadError } from '../ui/load-error.tsx';
import { Page } from '../ui/page.tsx';

interface ScreenBoundaryProps {
  /** Path of the screen. The boundary retries on another path. */
  path: string;
  children: ReactNode;
}

/** Shows a way forward if a screen fails or cannot be loaded, instead of an empty page. */
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
          // A browser does not request a failed module again within the same page.
          onRetry={() => window.location.reload()}
        />
      </Page>
    );
  }
}
