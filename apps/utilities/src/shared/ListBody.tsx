import { ListFailure, type ListFailureProps } from '@hondana/shared/lists/ListFailure';
import type { ReactNode } from 'react';
import styles from './ListBody.module.css';
import { SkeletonLines } from './SkeletonLines.tsx';

interface ListBodyProps {
  readonly list: ListFailureProps['list'] & { readonly total: number | undefined };
  /** Formats the total: “3 files”. */
  readonly countText: (count: number) => string;
  readonly failure: string;
  readonly skeleton: readonly string[];
  readonly skeletonClassName?: string | undefined;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

export function ListBody({
  list,
  countText,
  failure,
  skeleton,
  skeletonClassName = styles.skeleton,
  empty,
  children,
}: ListBodyProps) {
  const { total, failed } = list;
  return (
    <>
      <p role="status" className={styles.count}>
        {total !== undefined && countText(total)}
      </p>
      <ListFailure list={list} compact title={failure} />
      {total === undefined && failed.length === 0 && (
        <SkeletonLines widths={skeleton} className={skeletonClassName} />
      )}
      {total === 0 && empty}
      {total !== undefined && total > 0 && children}
    </>
  );
}
