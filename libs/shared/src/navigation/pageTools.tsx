import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const placeAtom = atom<HTMLElement | null>(null);

/**
 * Puts a page's own tools into the shell's top bar while the page is mounted, on every width of screen. Without
 * a shell around it, in a test of one page, they are rendered in place.
 *
 * @example
 * <PageTools>
 *   <IconButton icon={settingsIcon} label="Dashboard Settings" onClick={openSettings} />
 * </PageTools>
 */
export function PageTools({ children }: { readonly children: ReactNode }) {
  const place = useAtomValue(placeAtom);
  return place ? createPortal(children, place) : children;
}

/** Where the tools of the page appear. The shell's frame has the one place. */
export function PageToolsPlace({ className }: { readonly className?: string | undefined }) {
  return <div ref={useSetAtom(placeAtom)} className={className} />;
}
