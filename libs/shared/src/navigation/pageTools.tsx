import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const placeAtom = atom<HTMLElement | null>(null);

/**
 * Portals a page's tools into the shell's top bar, at any screen width; in place without a shell, as in tests.
 * @example
 * <PageTools>
 *   <IconButton icon={settingsIcon} label="Dashboard Settings" onClick={openSettings} />
 * </PageTools>
 */
export function PageTools({ children }: { readonly children: ReactNode }) {
  const place = useAtomValue(placeAtom);
  return place ? createPortal(children, place) : children;
}

/** The portal target of `PageTools`; mounted once, in the shell's frame. */
export function PageToolsOutlet({ className }: { readonly className?: string | undefined }) {
  return <div ref={useSetAtom(placeAtom)} className={className} />;
}
