import { classNames } from '@hondana/shared/ui/classNames';
import { formatDate } from '@hondana/shared/ui/format';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Differences } from './differences.ts';
import styles from './EpisodeRow.module.css';

interface EpisodeTextProps {
  readonly place: string;
  readonly title: string;
  readonly lang?: string | undefined;
  readonly date: string | null | undefined;
  readonly differences: Differences;
}

export function EpisodeText({ place, title, lang, date, differences }: EpisodeTextProps) {
  return (
    <span className={styles.episode}>
      <Compared differs={differences.number} className={styles.place}>
        {place}
      </Compared>
      <Compared differs={differences.title} className={styles.title}>
        <bdi lang={lang} title={title}>
          {title || t`No title`}
        </bdi>
      </Compared>
      <Compared differs={differences.date} className={styles.date}>
        {date ? formatDate(date) : t`No date`}
      </Compared>
    </span>
  );
}

interface ComparedProps {
  readonly differs: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function Compared({ differs, className, children }: ComparedProps) {
  return (
    <span className={classNames(className, differs && styles.differs)}>
      {children}
      {differs && (
        <VisuallyHidden>
          {' '}
          <Trans>(differs)</Trans>
        </VisuallyHidden>
      )}
    </span>
  );
}
