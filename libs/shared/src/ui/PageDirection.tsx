import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

/**
 * Tells Base UI the page's direction: on which side submenus open, and which arrow key means next. Around each component
 * that needs it rather than around the app, whose first screens have no Base UI yet.
 */
export function PageDirection({ children }: { readonly children: ReactNode }) {
  return <DirectionProvider direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}>{children}</DirectionProvider>;
}
