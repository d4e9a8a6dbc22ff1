import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { AnimeSearch } from '../shared/AnimeSearch.tsx';
import { animeSummary } from '../shared/animeSummary.ts';
import type { HandedOverFile } from '../shared/fileHandover.ts';
import { EpisodePane, type EpisodePaneProps } from './EpisodePane.tsx';
import { FileGroups } from './FileGroups.tsx';
import { fileGroups } from './fileGroups.ts';
import { commonShow } from './fileName/factsOf.ts';
import tableStyles from './LinkTable.module.css';
import { nameOf } from './matchByName.ts';
import { SeriesButton } from './SeriesButton.tsx';

interface SeriesPaneProps extends Omit<EpisodePaneProps, 'animeId' | 'onLeave'> {
  readonly onSelect: (files: readonly HandedOverFile[]) => void;
}

export function SeriesPane({ onSelect, ...props }: SeriesPaneProps) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const animeId = Number(parameters.get('series'));
  const groups = useMemo(() => fileGroups(props.draft), [props.draft]);
  /** A group's show for which no series was found, searched for by hand. */
  const [searchedShow, setSearchedShow] = useState<string>();
  const choose = (id: number | undefined): void => updateSearchParams({ series: id });
  return (
    <section aria-label={t`Series and episodes`} className={tableStyles.pane}>
      {Number.isInteger(animeId) && animeId > 0 ? (
        <EpisodePane key={animeId} {...props} animeId={animeId} onLeave={() => choose(undefined)} />
      ) : (
        <AnimeSearch
          key={searchedShow}
          initialText={() => searchedShow ?? commonShow(props.chosen.map(nameOf))}
          intro={t`Search for the series the files belong to.`}
          above={
            groups.length > 1 && (
              <FileGroups
                groups={groups}
                onChoose={({ files, facts }, found) => {
                  onSelect(files);
                  if (found === undefined) setSearchedShow(facts.show);
                  else choose(found);
                }}
              />
            )
          }
          renderAnime={(anime) => (
            <SeriesButton
              title={<bdi>{anime.Title}</bdi>}
              facts={`${animeSummary(anime)}${anime.ShokoID ? t`in the collection` : t`not in the collection yet`}`}
              onChoose={() => choose(anime.ID)}
            />
          )}
        />
      )}
    </section>
  );
}
