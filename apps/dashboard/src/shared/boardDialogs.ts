import type { ComponentType } from 'react';

/** Tabs of the display settings; they stand in the address. */
export const displayTabs = ['widgets', 'options'] as const;

export type DisplayTab = (typeof displayTabs)[number];

/** What the board tells the dialog of its display settings. */
export interface DisplaySettingsProps {
  readonly tab: DisplayTab;
  readonly onTab: (tab: DisplayTab) => void;
  /** It has closed. With `arrange` the person wants to move the widgets next. */
  readonly onClose: (next?: 'arrange') => void;
}

/** Dialogs of other features that the board opens. */
export interface BoardDialogs {
  readonly DisplaySettings: ComponentType<DisplaySettingsProps>;
  readonly Welcome: ComponentType<{ readonly onClose: () => void }>;
}
