import { createContext } from 'react';

/** Portal target for a widget's buttons, at the end of its heading's line. */
export const WidgetTools = createContext<HTMLElement | null>(null);
