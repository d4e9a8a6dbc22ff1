import { Link } from '@hondana/shared/navigation';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Tag } from '@hondana/shared/ui/Tag';
import { useHasBeenNearViewport } from '@hondana/shared/ui/useHasBeenNearViewport';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { liveFilterAddress, tagFilter } from '../shared/liveFilter.ts';
import { isSpoiler, topTagsQuery } from '../shared/seriesTags.ts';
import styles from './TagsPanel.module.css';

const maxTags = 10;

const placeholders = ['5rem', '4rem', '6rem', '4.5rem', '5.5rem', '4rem'];

interface TagsPanelProps {
  readonly seriesId: number;
  readonly actions: ReactNode;
}

/** Spoilers are left to the tags tab. */
export function TagsPanel({ seriesId, actions }: TagsPanelProps) {
  const [isNear, ref] = useHasBeenNearViewport();
  const tags = useQuery({ ...topTagsQuery(seriesId), enabled: isNear });
  const top = tags.data?.filter((tag) => !isSpoiler(tag)).slice(0, maxTags);
  return (
    <Panel ref={ref} title={t`Top 10 Tags`} actions={actions} aria-busy={tags.isLoading}>
      <QueryFailure query={tags} compact title={t`The tags could not be loaded`} />
      {tags.isPending && (
        <div className={styles.tags}>
          {placeholders.map((width, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike.
            <Skeleton key={place} shape="block" width={width} height="1.5rem" />
          ))}
        </div>
      )}
      {top?.length === 0 && <EmptyState compact title={t`This series has no tags.`} />}
      {top && top.length > 0 && (
        <ul className={styles.tags}>
          {top.map((tag) => (
            <li key={`${tag.Source}${tag.ID}`} className={styles.tag}>
              <Link to={liveFilterAddress(tagFilter(tag.Source, tag.Name))} className={styles.link}>
                <Tag>{tag.Name}</Tag>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
