import { createContext } from 'react';

/** Where the content of a widget may put buttons of its own: the end of the heading's line. */
export const WidgetTools = createContext<HTMLElement | null>(null);
