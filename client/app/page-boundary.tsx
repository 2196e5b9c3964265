import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFailure, WindowFailure } from './page-failure.tsx';

type BoundaryProps = { address: string; isFullWindow: boolean; children: ReactNode };
type Failure = { error: unknown; failedAt: string | null };
type State = { failure: Failure | null };

/** Error boundaries must be classes. The error belongs to one address and clears with it. */
class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, failedAt: null } };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, { failure }: State): State | null {
    if (failure === null || failure.failedAt === address) return null;
    return { failure: failure.failedAt === null ? { ...failure, failedAt: address } : null };
  }

  override render(): ReactNode {
    const { address, isFullWindow, children } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    const FailureView = isFullWindow ? WindowFailure : PageFailure;
    return <FailureView error={failure.error} address={address} />;
  }
}

type PageBoundaryProps = {
  isFullWindow?: boolean;
  children: ReactNode;
};

export function PageBoundary({ isFullWindow = false, children }: PageBoundaryProps) {
  const { key } = useLocation();
  return (
    <Boundary address={key} isFullWindow={isFullWindow}>
      {children}
    </Boundary>
  );
}
