import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface LastResortState {
  caught: { error: unknown } | null;
}

/** Catches what no route caught, providers included, so that the page is never white. */
export class LastResort extends Component<{ cooperativeName: string; children: ReactNode }, LastResortState> {
  override state: LastResortState = { caught: null };

  static getDerivedStateFromError(error: unknown): LastResortState {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    return <ErrorPage cooperativeName={this.props.cooperativeName} error={caught.error} />;
  }
}
