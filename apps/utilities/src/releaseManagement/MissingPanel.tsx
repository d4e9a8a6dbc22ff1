import { setEpisodeHidden } from '@hondana/shared/api/episodes';
import type { ReleaseOptions } from '@hondana/shared/api/releaseManagement';
import type { Episode } from '@hondana/shared/api/types';
import { useMay } from '@hondana/shared/api/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { formatDate, plural } from '@hondana/shared/ui/format';
import { useState } from 'react';
import { SeriesPanelHead } from '../shared/SeriesPanelHead.tsx';
import { NearList } from './NearList.tsx';
import { PanelBody } from './PanelBody.tsx';
import styles from './ReleasePanel.module.css';
import { ReleaseRunState } from './ReleaseRunState.tsx';
import { episodeLabel } from './releaseItems.ts';
import type { ReleaseKind } from './releaseKinds.ts';
import { useReleaseEpisodes } from './useReleaseEpisodes.ts';
import { useReleaseRun } from './useReleaseRun.ts';

interface MissingPanelProps {
  readonly seriesId: number;
  readonly kind: ReleaseKind;
  readonly options: ReleaseOptions;
  readonly listAddress: string;
}

const none: readonly Episode[] = [];

interface HideTask {
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

const hidden = (tasks: readonly HideTask[]) => `${plural(tasks.length, 'episode', 'episodes')} hidden!`;
const shown = (tasks: readonly HideTask[]) => `${plural(tasks.length, 'episode', 'episodes')} shown again!`;

/** The missing episodes of the open series, which can be hidden (S3-067). */
export function MissingPanel({ seriesId, kind, options, listAddress }: MissingPanelProps) {
  const list = useReleaseEpisodes(kind, seriesId, options);
  const work = useReleaseRun();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const mayHide = useMay(setEpisodeHidden);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { episodes = none } = list;
  // What has come or was hidden meanwhile is not there to be hidden.
  const selected = episodes.filter(({ IDs }) => chosen.has(IDs.ID));

  const toggle = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const undo = (tasks: readonly HideTask[]): void =>
    void work.run(tasks, ({ id }) => setEpisodeHidden.send({ seriesId, episodeId: id, hidden: false }), {
      done: shown,
    });
  const hide = async (): Promise<void> => {
    const tasks = selected.map((episode) => ({
      id: episode.IDs.ID,
      key: String(episode.IDs.ID),
      name: episodeLabel(episode),
    }));
    const done = new Set(
      (
        await work.run(tasks, ({ id }) => setEpisodeHidden.send({ seriesId, episodeId: id, hidden: true }), {
          done: hidden,
          undo,
        })
      ).map(({ id }) => id),
    );
    setChosen((before) => new Set([...before].filter((id) => !done.has(id))));
  };
  return (
    <section aria-label="Episodes" className={styles.panel}>
      <SeriesPanelHead
        seriesId={seriesId}
        listAddress={listAddress}
        count={
          list.total === undefined ? undefined : plural(list.total, 'missing episode', 'missing episodes')
        }
        actions={
          mayHide &&
          episodes.length > 0 && (
            <Checkbox
              label="Select all shown"
              checked={selected.length === episodes.length}
              indeterminate={selected.length > 0 && selected.length < episodes.length}
              onChange={(all) => setChosen(new Set(all ? episodes.map(({ IDs }) => IDs.ID) : []))}
            />
          )
        }
      />
      <div ref={setScroller} className={styles.scroller}>
        <PanelBody list={list} empty="No episode of this series is missing.">
          <NearList
            items={episodes}
            keyOf={({ IDs }) => IDs.ID}
            heightOf={() => 2.75}
            scroller={scroller}
            className={styles.missing}
            renderItem={(episode) => {
              const { IDs, AniDB } = episode;
              const label = <bdi>{episodeLabel(episode)}</bdi>;
              return (
                <div className={styles.missingEpisode}>
                  {mayHide ? (
                    <Checkbox label={label} checked={chosen.has(IDs.ID)} onChange={() => toggle(IDs.ID)} />
                  ) : (
                    label
                  )}
                  {AniDB?.AirDate && <span className={styles.day}>{formatDate(AniDB.AirDate)}</span>}
                </div>
              );
            }}
          />
        </PanelBody>
      </div>
      <ReleaseRunState work={work} />
      {selected.length > 0 && !work.progress && (
        <div className={styles.bar}>
          <p role="status" className={styles.sum}>
            {plural(selected.length, 'episode', 'episodes')} selected
          </p>
          <Button variant="primary" size="small" onClick={() => void hide()}>
            Hide {plural(selected.length, 'episode', 'episodes')}
          </Button>
        </div>
      )}
    </section>
  );
}
