import type { ListResult, Tag } from '@hondana/shared/api/types';
import { Badge } from '@hondana/shared/ui/Badge';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { classNames } from '@hondana/shared/ui/classNames';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { editIcon, tagIcon, trashIcon } from '@hondana/shared/ui/icons';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { seriesText } from '../shared/countTexts.ts';
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
  const term = search.trim();
  useEffect(() => {
    if (!takesFocus) return;
    const buttons = list.current;
    (
      buttons?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? buttons?.querySelector('button')
    )?.focus();
  }, [takesFocus, list]);

  if (tags.isError && !tags.data)
    return <QueryFailure query={tags} compact title={t`The tags could not be loaded`} />;
  if (!tags.data) return <Skeleton shape="block" width="100%" height="12rem" />;
  if (tags.data.List.length === 0) {
    return (
      <EmptyState compact icon={tagIcon} title={t`No custom tags yet`} text={t`Create the first one.`} />
    );
  }
  return (
    <div className={styles.list}>
      <SearchField
        label={t`Search custom tags`}
        placeholder={t`Search...`}
        value={search}
        onChange={setSearch}
      />
      <p role="status" className={styles.none}>
        {shown.length === 0 && (
          <Trans>
            No results for <q>{term}</q>.
          </Trans>
        )}
      </p>
      <ul ref={list} tabIndex={-1} aria-label={t`Custom tags`} className={styles.tags}>
        {shown.map((tag, index) => {
          const name = tag.Name;
          const size = tag.Size ?? 0;
          const isSelected = tag === selected;
          return (
            <li key={tag.ID} className={classNames(styles.row, isSelected && styles.selected)}>
              <Checkbox
                label={t`Select ${name}`}
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
                  {name}
                </span>
                {ownIds.has(tag.ID) && (
                  <Badge tone="accent">
                    <Trans>On this series</Trans>
                  </Badge>
                )}
                <Badge label={seriesText(size)}>{formatNumber(size)}</Badge>
              </button>
              {isSelected && (
                <>
                  <IconButton icon={editIcon} label={t`Edit tag ${name}`} onClick={onEdit} />
                  <IconButton icon={trashIcon} label={t`Delete tag ${name}`} onClick={() => onDelete(tag)} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
