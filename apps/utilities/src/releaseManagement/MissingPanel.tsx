import type { Episode } from '@hondana/shared/api/types';
import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import type { BulkItem } from '@hondana/shared/bulk/bulkOperation';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { setEpisodeHidden } from '@hondana/shared/resources/episodes';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { formatDate } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { SeriesPanel } from '../shared/SeriesPanel.tsx';
import { NearList } from './NearList.tsx';
import { PanelBody } from './PanelBody.tsx';
import styles from './ReleasePanel.module.css';
import { releaseEpisodeLabel } from './releaseItems.ts';
import type { ReleaseKind } from './releaseKinds.ts';
import type { ReleaseOptions } from './releaseManagement.ts';
import { hideAction, releaseOperations } from './releaseOperations.ts';
import { useReleaseEpisodes } from './useReleaseEpisodes.ts';
import { useSeriesChoices } from './useSeriesChoices.ts';

interface MissingPanelProps {
  readonly seriesId: number;
  readonly kind: ReleaseKind;
  readonly options: ReleaseOptions;
}

const none: readonly Episode[] = [];

function taskOf(episode: Episode): BulkItem {
  return { key: String(episode.IDs.ID), name: releaseEpisodeLabel(episode) };
}

export function MissingPanel({ seriesId, kind, options }: MissingPanelProps) {
  const list = useReleaseEpisodes(kind, seriesId, options);
  const mayHide = useMay(setEpisodeHidden);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { episodes = none } = list;
  const shown = useMemo(
    () => new Map(episodes.map(({ IDs }) => [String(IDs.ID), undefined] as const)),
    [episodes],
  );
  const isRunning = useAtomValue(releaseOperations().hiding.stateAtom).progress !== undefined;
  const { choices, change, forget, discard } = useSeriesChoices(kind, seriesId, list, shown, isRunning);
  const operation = useBulkOperation(releaseOperations().hiding, (_, done) =>
    forget(done.map(({ key }) => key)),
  );
  // Episodes that arrived or were hidden meanwhile can no longer be hidden.
  const selected = episodes.map(taskOf).filter(({ key }) => choices.has(key));
  return (
    <SeriesPanel
      label={t`Episodes`}
      seriesId={seriesId}
      count={
        list.total === undefined
          ? undefined
          : t`${plural(list.total, { one: '# missing episode', other: '# missing episodes' })}`
      }
      actions={
        mayHide &&
        episodes.length > 0 && (
          <Checkbox
            label={t`Select all shown`}
            checked={selected.length === episodes.length}
            indeterminate={selected.length > 0 && selected.length < episodes.length}
            onChange={(all) => change([...shown.keys()].map((key) => [key, all ? 'hide' : undefined]))}
          />
        )
      }
    >
      <div ref={setScroller} className={styles.scroller}>
        <PanelBody list={list} empty={t`This series has no missing episodes.`}>
          <NearList
            items={episodes}
            keyOf={({ IDs }) => IDs.ID}
            heightOf={() => 2.75}
            scroller={scroller}
            renderItem={(episode) => {
              const { IDs, AniDB } = episode;
              const label = <bdi>{releaseEpisodeLabel(episode)}</bdi>;
              return (
                <div className={styles.missingEpisode}>
                  {mayHide ? (
                    <Checkbox
                      label={label}
                      checked={choices.has(String(IDs.ID))}
                      onChange={(on) => change([[String(IDs.ID), on ? 'hide' : undefined]])}
                    />
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
      <BulkReport operation={operation} />
      {selected.length > 0 && !operation.progress && (
        <div className={styles.bar}>
          <p role="status" className={styles.sum}>
            <Trans>
              <Plural value={selected.length} one="# episode" other="# episodes" /> selected
            </Trans>
          </p>
          <Button variant="quiet" size="small" onClick={discard}>
            <Trans>Discard Choices</Trans>
          </Button>
          <Button
            variant="primary"
            size="small"
            onClick={() => void operation.run(hideAction({ kind, seriesId, options }), selected)}
          >
            <Trans>
              Hide <Plural value={selected.length} one="# episode" other="# episodes" />
            </Trans>
          </Button>
        </div>
      )}
    </SeriesPanel>
  );
}
