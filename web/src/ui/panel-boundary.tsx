import { Component, type ReactNode } from 'react';

interface PanelBoundaryProps {
  /** Shown instead of the panel after a failure. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Contains the failure of one panel, its code or its data. */
export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
