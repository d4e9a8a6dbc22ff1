import type { FilterSorting } from '@hondana/shared/api/types';
import type { ComponentType } from 'react';

export interface FilterToolsProps {
  /** The order of the list when the person has chosen none. */
  readonly ownSorting: FilterSorting | undefined;
  /** Inside a group there are no presets to choose. */
  readonly inGroup: boolean;
}

/** The parts that a list of the collection has for its filter. */
export interface FilterTools {
  /** Buttons for the bar. */
  readonly Buttons: ComponentType<FilterToolsProps>;
  /** Beside the list; nothing while it is closed. */
  readonly Sidebar: ComponentType;
}
