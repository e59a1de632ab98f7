import { Component, type ReactNode } from 'react';
import { mapTexts } from '../strings/public/maps.ts';
import { Banner } from '../ui/feedback/banner.tsx';

/** A map that cannot be drawn says so, and takes nothing of the screen around it: the place stands there in words as well. */
export class MapBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  constructor(props: { children: ReactNode }) {
    super(props);
    this.state = { isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Banner tone="bad">
        <p>{mapTexts.failed}</p>
      </Banner>
    );
  }
}
