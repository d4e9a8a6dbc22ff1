import { type ReactNode, useEffect, useEffectEvent } from 'react';

const noticeSelector = '[data-new-version]';

export function isNewVersionShown(): boolean {
  return document.querySelector(noticeSelector) !== null;
}

interface NewVersionTextProps {
  readonly children: ReactNode;
  readonly onGone: () => void;
}

export function NewVersionText({ children, onGone }: NewVersionTextProps) {
  const handleGone = useEffectEvent(onGone);
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (!isNewVersionShown()) handleGone();
      }),
    [],
  );
  return <span data-new-version="">{children}</span>;
}
