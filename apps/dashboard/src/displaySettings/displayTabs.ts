/** Tabs of the display settings; they stand in the address. */
export const displayTabs = ['widgets', 'options'] as const;

export type DisplayTab = (typeof displayTabs)[number];
