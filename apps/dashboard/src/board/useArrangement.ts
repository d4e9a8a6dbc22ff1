import type { DashboardBreakpoint } from '@hondana/shared/settings';
import { useState } from 'react';
import type { Grid } from './grid.ts';

/** Changed grids that are not saved yet. */
export type Drafts = { readonly [breakpoint in DashboardBreakpoint]?: Grid };

/** The state while the widgets are being arranged. */
export interface Arrangement {
  readonly drafts: Drafts;
  /** By key of the widget: whether it is hidden. Not saved yet either; what was not touched is not in it. */
  readonly hidden: Readonly<Record<string, boolean>>;
  /** The widget whose buttons are shown. */
  readonly selected: string | undefined;
  /** The last change, for screen readers. */
  readonly said: string;
}

/** What arranges the widgets, and how it announces changes. */
export interface Arranging extends Pick<Arrangement, 'selected'> {
  readonly onArrange: (grid: Grid) => void;
  readonly onHide: (key: string) => void;
  readonly onChange: (change: Partial<Arrangement>) => void;
}

export interface ArrangementControl {
  /** Undefined while not arranging. */
  readonly arrangement: Arrangement | undefined;
  readonly begin: () => void;
  readonly end: () => void;
  readonly change: (change: Partial<Arrangement>) => void;
}

/** Whether the widgets are being arranged, and the state of that. */
export function useArrangement(): ArrangementControl {
  const [arrangement, setArrangement] = useState<Arrangement>();
  return {
    arrangement,
    begin: () => setArrangement({ drafts: {}, hidden: {}, selected: undefined, said: '' }),
    end: () => setArrangement(undefined),
    change: (part) => setArrangement((current) => current && { ...current, ...part }),
  };
}
