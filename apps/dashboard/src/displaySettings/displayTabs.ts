/** Part of the URL. */
export const displayTabs = ['widgets', 'options'] as const;

export type DisplayTab = (typeof displayTabs)[number];
