/** What tests ask axe about, on screens and on whole pages. */

/** The built-in themes, as classes of the body. */
export const themes = ['theme-shoko-gray', 'theme-hondana-light', 'theme-hondana-contrast'] as const;

/** WCAG 2.2, A and AA, in axe's words. */
export const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The rules that go by colours. A page is the same in every theme but for those, so that one theme is asked about
 * everything and the others about this.
 */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];
