import type { ListResult, Tag } from '@hondana/shared/api/types';
import { Badge } from '@hondana/shared/ui/Badge';
import { classNames } from '@hondana/shared/ui/classNames';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { editIcon, tagIcon, trashIcon } from '@hondana/shared/ui/icons';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styles from './TagList.module.css';

interface TagListProps {
  readonly tags: UseQueryResult<ListResult<Tag>>;
  /** Tags that the series has. */
  readonly ownIds: ReadonlySet<number>;
  readonly selected: Tag | undefined;
  /** The list comes back into view after a form. */
  readonly takesFocus: boolean;
  readonly onSelect: (tag: Tag) => void;
  readonly onEdit: () => void;
  readonly onDelete: (tag: Tag) => void;
}

/** All custom tags with the number of series that have each; one can be selected. */
export function TagList({ tags, ownIds, selected, takesFocus, onSelect, onEdit, onDelete }: TagListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [search, setSearch] = useState('');
  useEffect(() => {
    if (!takesFocus) return;
    const buttons = list.current;
    (
      buttons?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? buttons?.querySelector('button')
    )?.focus();
  }, [takesFocus]);

  if (tags.isError && !tags.data)
    return <QueryFailure query={tags} compact title="The tags could not be loaded" />;
  if (!tags.data) return <Skeleton shape="block" width="100%" height="12rem" />;
  if (tags.data.List.length === 0) {
    return <EmptyState compact icon={tagIcon} title="No custom tags yet" text="Create the first one." />;
  }
  const sought = search.trim().toLowerCase();
  // The selected tag stays: the buttons below are about it.
  const shown = tags.data.List.filter((tag) => tag === selected || tag.Name.toLowerCase().includes(sought));
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
      <ul ref={list} aria-label="Custom tags" className={styles.tags}>
        {shown.map((tag) => {
          const isSelected = tag === selected;
          return (
            <li key={tag.ID} className={classNames(styles.row, isSelected && styles.selected)}>
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
