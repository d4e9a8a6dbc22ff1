/** Body classes of the built-in themes. */
export const themes = ['theme-shoko-gray', 'theme-hondana-light', 'theme-hondana-contrast'] as const;

/** WCAG 2.2 A and AA, as axe tags. */
export const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that depend on colours: the first theme is checked by all rules, the others by these. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];
