import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Series, Tag } from '@hondana/shared/api/types';
import { useOutletContext, useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import { seriesTagsQuery } from '@hondana/shared/resources/series';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber } from '@hondana/shared/ui/format';
import { tagIcon } from '@hondana/shared/ui/icons';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { setRepeatedParam } from '../shared/setRepeatedParam.ts';
import styles from '../shared/TabBar.module.css';
import { begin, type TabCalls } from '../shared/tabCalls.ts';
import { TagCards, TagsSkeleton } from './TagCards.tsx';
import { TagsBar } from './TagsBar.tsx';
import { shownTags, tagKey } from './tagCards.ts';

const TagDetails = lazyPart(
  async () => (await import(/* webpackChunkName: "seriesParts" */ './TagDetails.tsx')).TagDetails,
);

const tagsQuery = (seriesId: number) => ({
  ...seriesTagsQuery({ seriesId }),
  retry: retryOnce,
});

export const tagsCalls: TabCalls = (client, seriesId) => begin(client, tagsQuery(seriesId));

export function TagsTab() {
  const { IDs } = useOutletContext<Series>();
  const tags = useQuery(tagsQuery(IDs.ID));
  return (
    <QueryView query={tags} title={t`The tags could not be loaded`} pending={<TagsSkeleton />}>
      {(data) => <Tags seriesId={IDs.ID} tags={data} />}
    </QueryView>
  );
}

interface TagsProps {
  readonly seriesId: number;
  readonly tags: readonly Tag[];
}

function Tags({ seriesId, tags }: TagsProps) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const search = useSearchText('search');
  const opened = tags.find((tag) => tagKey(tag) === parameters.get('tag'));
  const hidden = new Set(parameters.getAll('without'));
  const spoilers = parameters.get('spoilers') === 'true';
  const sort = parameters.get('sort') === 'name' ? 'name' : 'weight';
  const shown = shownTags(tags, { search: search.search, hidden, spoilers, sort });
  const count = tags.length;
  const shownCount = formatNumber(shown.length);

  const close = (tag: Tag) =>
    updateSearchParams((params) => {
      if (params.get('tag') === tagKey(tag)) params.delete('tag');
    });
  const showAll = () => {
    search.clear();
    updateSearchParams({ without: undefined, spoilers: 'true' });
  };

  return (
    <>
      <TagsBar
        seriesId={seriesId}
        text={search.text}
        onText={search.setText}
        hidden={hidden}
        onSource={(source, checked) =>
          updateSearchParams((params) => setRepeatedParam(params, 'without', source, !checked))
        }
        spoilers={spoilers}
        onSpoilers={(checked) => updateSearchParams({ spoilers: checked ? 'true' : undefined })}
        sort={sort}
        onSort={(next) => updateSearchParams({ sort: next === 'name' ? next : undefined })}
      />
      <p role="status" className={styles.count}>
        {shown.length === count
          ? t`${plural(count, { one: '# tag', other: '# tags' })}`
          : t`${shownCount} of ${plural(count, { one: '# tag', other: '# tags' })}`}
      </p>
      {tags.length === 0 && (
        <EmptyState
          icon={tagIcon}
          title={t`This series has no tags.`}
          text={t`Use Force Refresh AniDB to check for new data.`}
        />
      )}
      {tags.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={tagIcon}
          title={t`No tags match`}
          action={
            <Button onClick={showAll}>
              <Trans>Show all</Trans>
            </Button>
          }
        />
      )}
      {shown.length > 0 && (
        <TagCards tags={shown} onOpen={(tag) => updateSearchParams({ tag: tagKey(tag) })} />
      )}
      {opened && <TagDetails key={tagKey(opened)} tag={opened} onClosed={() => close(opened)} />}
    </>
  );
}
