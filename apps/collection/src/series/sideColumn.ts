/** Where it is narrower, the side column is below a tab that may be long. */
export const wideSeries = '(width >= 68.75em)';

export const hasSideColumn = (): boolean => matchMedia(wideSeries).matches;
