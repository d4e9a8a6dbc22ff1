import { classNames } from '@hondana/shared/ui/classNames';
import { Poster } from '@hondana/shared/ui/Poster';
import type { ReactNode } from 'react';
import { AddressLink } from '../shared/AddressLink.tsx';
import type { Address } from '../shared/episodeAddress.ts';
import styles from './Card.module.css';

interface CardProps {
  readonly address: Address;
  readonly tabIndex: 0 | -1;
  readonly picture: string | undefined;
  /** An episode's still, instead of a poster. */
  readonly wide?: boolean;
  readonly title: string;
  readonly lang?: string | undefined;
  readonly line?: string | undefined;
  readonly remark?: ReactNode;
  readonly children?: ReactNode;
}

/** One link. Its name comes first, for screen readers. */
export function Card({
  address,
  tabIndex,
  picture,
  wide = false,
  title,
  lang,
  line,
  remark,
  children,
}: CardProps) {
  return (
    <AddressLink
      address={address}
      tabIndex={tabIndex}
      draggable={false}
      className={classNames(styles.card, wide && styles.wideCard)}
    >
      <span lang={lang} dir="auto" title={title} className={styles.title}>
        {title}
      </span>
      {line !== undefined && (
        <span dir="auto" title={line} className={styles.line}>
          {line}
        </span>
      )}
      {remark && <span className={styles.remark}>{remark}</span>}
      <Poster
        src={picture}
        title={title}
        lang={lang}
        className={classNames(styles.picture, wide && styles.wide)}
      >
        {children}
      </Poster>
    </AddressLink>
  );
}
