import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { t } from '@lingui/core/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import type { LinkRow } from '../links/linkRows.ts';

/** Side by side, or stacked on a phone. */
const rowHeight = (width: number, rem: number) => (width < 46.5 * rem ? 9.5 : 4) * rem;

interface RowListProps {
  readonly rows: readonly LinkRow[];
  readonly loadingCount: number;
  readonly isFiltered: boolean;
  readonly renderRow: (row: LinkRow, focus: ItemFocus) => ReactNode;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/** Virtualized: 10 rows of overscan, 8 px apart. */
export function RowList({ rows, loadingCount, isFiltered, renderRow, onKeyDown }: RowListProps) {
  if (rows.length === 0 && loadingCount === 0) {
    return (
      <EmptyState
        title={
          isFiltered
            ? t`No problems: every episode matches by date and title or by title.`
            : t`There are no episodes to link.`
        }
      />
    );
  }
  return (
    <VirtualList
      label={t`Episode links`}
      count={rows.length + loadingCount}
      itemHeight={rowHeight}
      gap={8}
      overscan={10}
      onKeyDown={onKeyDown}
      renderItem={(index, focus) => {
        const row = rows[index];
        if (row) return renderRow(row, focus);
        return (
          <div {...focus}>
            <Skeleton shape="block" width="100%" height="4rem" />
          </div>
        );
      }}
    />
  );
}
