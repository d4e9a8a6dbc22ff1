import { IconButton } from '@hondana/shared/ui/IconButton';
import { chevronLeftIcon, chevronRightIcon } from '@hondana/shared/ui/icons';
import { isRightToLeft, readingKey } from '@hondana/shared/ui/readingDirection';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { BackLink } from '../shared/BackLink.tsx';
import styles from './FileDetail.module.css';
import { KnownFacts } from './KnownFacts.tsx';
import { useKnownFile } from './useKnownFile.ts';

interface FileDetailProps {
  readonly fileId: number;
  /** “3 of 12 selected” */
  readonly position: string;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

export function FileDetail({ fileId, position, onPrevious, onNext }: FileDetailProps) {
  const panel = useRef<HTMLElement>(null);
  const known = useKnownFile(fileId);
  // On a phone the list is hidden, and the focus was in it.
  useEffect(() => {
    if (document.activeElement === document.body || !isDrawn(document.activeElement)) panel.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const key = readingKey(event);
    const go = key === 'ArrowLeft' ? onPrevious : key === 'ArrowRight' ? onNext : undefined;
    if (!go) return;
    event.preventDefault();
    go();
  };
  return (
    <section
      ref={panel}
      aria-label={t`File details`}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <BackLink parameter="file" className={styles.back}>
          <Trans>All files</Trans>
        </BackLink>
        <p role="status" className={styles.position}>
          {position}
        </p>
        <IconButton
          icon={chevronLeftIcon}
          label={t`Previous file`}
          repeatable
          aria-keyshortcuts={isRightToLeft() ? 'ArrowRight' : 'ArrowLeft'}
          aria-disabled={!onPrevious}
          onClick={onPrevious}
        />
        <IconButton
          icon={chevronRightIcon}
          label={t`Next file`}
          repeatable
          aria-keyshortcuts={isRightToLeft() ? 'ArrowLeft' : 'ArrowRight'}
          aria-disabled={!onNext}
          onClick={onNext}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section key={fileId} tabIndex={0} aria-label={t`What is known`} className={styles.scroller}>
        <KnownFacts known={known} hasHeading />
      </section>
    </section>
  );
}

function isDrawn(element: Element | null): boolean {
  return element?.checkVisibility() ?? false;
}
