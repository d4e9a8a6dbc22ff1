import type { DashboardBreakpoint } from '@hondana/shared/settings';
import { useState } from 'react';
import type { Grid } from './grid.ts';

export type Drafts = { readonly [breakpoint in DashboardBreakpoint]?: Grid };

export interface Arrangement {
  readonly drafts: Drafts;
  /** Unsaved visibility by widget key; only what was changed. */
  readonly hidden: Readonly<Record<string, boolean>>;
  /** Key of the widget whose buttons are shown. */
  readonly selected: string | undefined;
  /** The last change, for screen readers. */
  readonly said: string;
}

export interface Arranging extends Pick<Arrangement, 'selected'> {
  readonly onArrange: (grid: Grid) => void;
  readonly onHide: (key: string) => void;
  readonly onChange: (change: Partial<Arrangement>) => void;
}

export interface ArrangementControl {
  readonly arrangement: Arrangement | undefined;
  readonly begin: () => void;
  readonly end: () => void;
  readonly change: (change: Partial<Arrangement>) => void;
}

export function useArrangement(): ArrangementControl {
  const [arrangement, setArrangement] = useState<Arrangement>();
  return {
    arrangement,
    begin: () => setArrangement({ drafts: {}, hidden: {}, selected: undefined, said: '' }),
    end: () => setArrangement(undefined),
    change: (part) => setArrangement((current) => current && { ...current, ...part }),
  };
}
