import type { ListResult, Tag } from '@hondana/shared/api/types';
import { Badge } from '@hondana/shared/ui/Badge';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { classNames } from '@hondana/shared/ui/classNames';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { editIcon, tagIcon, trashIcon } from '@hondana/shared/ui/icons';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import styles from './TagList.module.css';
import type { TickedTags } from './useTickedTags.ts';

interface TagListProps {
  readonly tags: UseQueryResult<ListResult<Tag>>;
  /** Of the series' tags. */
  readonly ownIds: ReadonlySet<number>;
  readonly selected: Tag | undefined;
  readonly ticks: TickedTags;
  /** When the list returns after a form. */
  readonly takesFocus: boolean;
  readonly onSelect: (tag: Tag) => void;
  readonly onEdit: () => void;
  readonly onDelete: (tag: Tag) => void;
}

export function TagList(props: TagListProps) {
  const { tags, ownIds, selected, ticks, takesFocus, onSelect, onEdit, onDelete } = props;
  const { list, search, setSearch, shown, selecting, operation } = ticks;
  useEffect(() => {
    if (!takesFocus) return;
    const buttons = list.current;
    (
      buttons?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? buttons?.querySelector('button')
    )?.focus();
  }, [takesFocus, list]);

  if (tags.isError && !tags.data)
    return <QueryFailure query={tags} compact title="The tags could not be loaded" />;
  if (!tags.data) return <Skeleton shape="block" width="100%" height="12rem" />;
  if (tags.data.List.length === 0) {
    return <EmptyState compact icon={tagIcon} title="No custom tags yet" text="Create the first one." />;
  }
  return (
    <div className={styles.list}>
      <SearchField label="Search custom tags" placeholder="Search..." value={search} onChange={setSearch} />
      <p role="status" className={styles.none}>
        {shown.length === 0 && (
          <>
            No results for <q>{search.trim()}</q>.
          </>
        )}
      </p>
      <ul ref={list} tabIndex={-1} aria-label="Custom tags" className={styles.tags}>
        {shown.map((tag, index) => {
          const isSelected = tag === selected;
          return (
            <li key={tag.ID} className={classNames(styles.row, isSelected && styles.selected)}>
              <Checkbox
                label={`Select ${tag.Name}`}
                hideLabel
                className={styles.check}
                checked={ticks.isTicked(tag)}
                disabled={operation.progress !== undefined}
                // `onClick` handles it, as it knows whether Shift was held.
                onChange={() => undefined}
                onClick={({ shiftKey }) => selecting.press(index, { extend: shiftKey, add: true })}
              />
              <button
                type="button"
                aria-pressed={isSelected}
                className={styles.tag}
                onClick={() => onSelect(tag)}
              >
                <span dir="auto" className={styles.name}>
                  {tag.Name}
                </span>
                {ownIds.has(tag.ID) && <Badge tone="accent">On this series</Badge>}
                <Badge label={plural(tag.Size ?? 0, 'series', 'series')}>{formatNumber(tag.Size ?? 0)}</Badge>
              </button>
              {isSelected && (
                <>
                  <IconButton icon={editIcon} label={`Edit tag ${tag.Name}`} onClick={onEdit} />
                  <IconButton
                    icon={trashIcon}
                    label={`Delete tag ${tag.Name}`}
                    onClick={() => onDelete(tag)}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
