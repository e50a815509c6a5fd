import { Component, type ReactNode } from 'react';

interface PanelBoundaryProps {
  /** What stands in place of the panel once it has failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the failure of one panel, its code or its data, from the rest of the screen. */
export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
