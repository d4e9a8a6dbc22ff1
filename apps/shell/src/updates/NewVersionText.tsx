import { type ReactNode, useEffect, useEffectEvent } from 'react';

/** Where the notice of a newer version is on the page. */
const shown = '[data-new-version]';

/** Whether the notice of a newer version is on the page. */
export function isNewVersionShown(): boolean {
  return document.querySelector(shown) !== null;
}

interface NewVersionTextProps {
  readonly children: ReactNode;
  readonly onGone: () => void;
}

/** What the notice says; it tells when it has gone and none has taken its place. */
export function NewVersionText({ children, onGone }: NewVersionTextProps) {
  const tell = useEffectEvent(onGone);
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (!isNewVersionShown()) tell();
      }),
    [],
  );
  return <span data-new-version="">{children}</span>;
}
