import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { notify } from '@hondana/shared/overlays/notices';
import { deleteFile, deleteFileLocation } from '@hondana/shared/resources/files';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { SeriesPanel } from '../shared/SeriesPanel.tsx';
import { choiceOptions } from './choiceOptions.tsx';
import { emptiedElsewhere } from './emptiedElsewhere.ts';
import { KeepBest } from './KeepBest.tsx';
import { NearList } from './NearList.tsx';
import { PanelBody } from './PanelBody.tsx';
import { QuickSelect } from './QuickSelect.tsx';
import { ReleaseBar } from './ReleaseBar.tsx';
import { ReleaseEpisodeItem } from './ReleaseEpisodeItem.tsx';
import styles from './ReleasePanel.module.css';
import {
  type Choice,
  initialChoice,
  type ReleaseEpisode,
  type ReleaseItem,
  releaseEpisode,
} from './releaseItems.ts';
import type { ReleaseKind } from './releaseKinds.ts';
import type { ReleaseOptions } from './releaseManagement.ts';
import { releaseAction, releaseOperations } from './releaseOperations.ts';
import { fileChoices, planOf, type ReleaseChange, type ReleasePlan, wouldBeEmptied } from './releasePlan.ts';
import { suggestedKeys } from './suggestedKeys.ts';
import { useReleaseEpisodes } from './useReleaseEpisodes.ts';
import { choosable, useSeriesChoices } from './useSeriesChoices.ts';

const ReleaseConfirmDialog = lazyPart(
  async () => (await import('./ReleaseConfirmDialog.tsx')).ReleaseConfirmDialog,
);

interface ReleasePanelProps {
  readonly seriesId: number;
  readonly kind: ReleaseKind;
  readonly options: ReleaseOptions;
}

interface Confirmation {
  readonly plan: ReleasePlan;
  readonly emptied: readonly string[];
}

/** In rem: the episode's name, four lines per file, and the gap. */
const heightOf = ({ items }: ReleaseEpisode): number => 4.75 + 6.25 * items.length;

function notifyFailure(title: string, error: unknown): void {
  notify({ kind: 'error', title, text: error instanceof Error ? error.message : undefined });
}

export function ReleasePanel({ seriesId, kind, options }: ReleasePanelProps) {
  const client = useQueryClient();
  const list = useReleaseEpisodes(kind, seriesId, options);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState<'suggesting' | 'preparing'>();
  const isByPlace = kind.name === 'duplicates';
  const mayDelete = useMay(isByPlace ? deleteFileLocation : deleteFile);
  const offered = choiceOptions(mayDelete, isByPlace);

  const episodes = useMemo(
    () => (list.episodes ?? []).map((episode) => releaseEpisode(episode, kind)),
    [list.episodes, kind],
  );
  const items = useMemo(() => choosable(episodes.flatMap((episode) => episode.items)), [episodes]);
  const isRunning = useAtomValue(releaseOperations().changes.stateAtom).progress !== undefined;
  const waiting = useSeriesChoices(kind, seriesId, list, items, isRunning);
  const choices = useMemo(() => fileChoices(waiting.choices), [waiting.choices]);
  const plan = useMemo(() => planOf(episodes, choices), [episodes, choices]);
  const set = (chosen: readonly ReleaseItem[], choice: Choice): void =>
    waiting.change(
      chosen.map((item) => [item.key, choice === initialChoice(item) ? undefined : choice] as const),
    );

  const fetchItems = async (): Promise<readonly ReleaseItem[]> =>
    (await list.fetchAll()).flatMap((episode) => releaseEpisode(episode, kind).items);
  const suggest = async (): Promise<void> => {
    setBusy('suggesting');
    try {
      const all = await fetchItems();
      const keys = await suggestedKeys(kind, seriesId, options);
      const found = all.filter(({ key }) => keys.has(key));
      set(found, 'delete');
      if (found.length === 0) notify({ kind: 'info', title: t`The server has no suggestions.` });
    } catch (error) {
      notifyFailure(t`The suggestions could not be loaded`, error);
    } finally {
      setBusy(undefined);
    }
  };
  /** Refetches first, so that the dialog shows the server's current state. */
  const prepare = async (): Promise<void> => {
    setBusy('preparing');
    try {
      const now = (await list.fetchShown()).map((episode) => releaseEpisode(episode, kind));
      const currentPlan = planOf(now, choices);
      setConfirmation({
        plan: currentPlan,
        emptied: [...currentPlan.emptied, ...(await emptiedElsewhere(client, currentPlan, now))],
      });
    } catch (error) {
      notifyFailure(t`The files could not be looked up`, error);
    } finally {
      setBusy(undefined);
    }
  };
  const operation = useBulkOperation(releaseOperations().changes, (_, done) =>
    waiting.forget(done.map(({ key }) => key)),
  );
  const confirm = async (changes: readonly ReleaseChange[]): Promise<void> => {
    const tasks = changes.map((change) => ({ ...change, key: change.item.key, name: change.item.name }));
    await operation.run(releaseAction({ kind, seriesId, options }), tasks);
  };

  const total = list.total;
  return (
    <SeriesPanel
      label={t`Episodes`}
      seriesId={seriesId}
      count={total === undefined ? undefined : t`${plural(total, { one: '# episode', other: '# episodes' })}`}
      actions={
        mayDelete &&
        total !== undefined &&
        total > 0 && (
          <div className={styles.actions}>
            <QuickSelect
              kind={kind}
              seriesId={seriesId}
              fetchItems={fetchItems}
              onSelect={(selected) => set(selected, 'delete')}
            />
            <KeepBest kind={kind} options={options} only={{ id: seriesId, name: waiting.name ?? '' }} />
            <Button size="small" busy={busy === 'suggesting'} onClick={() => void suggest()}>
              <Trans>Use the server’s suggestions</Trans>
            </Button>
          </div>
        )
      }
    >
      <div ref={setScroller} className={styles.scroller}>
        <PanelBody list={list} empty={t`Nothing left to resolve for this series.`}>
          <NearList
            items={episodes}
            keyOf={({ id }) => id}
            heightOf={heightOf}
            scroller={scroller}
            itemClassName={styles.episodeItem}
            renderItem={(episode) => (
              <ReleaseEpisodeItem
                episode={episode}
                options={offered}
                choices={choices}
                isEmptied={wouldBeEmptied(episode.fileIds, plan)}
                onChoose={(item, choice) => set([item], choice)}
              />
            )}
          />
        </PanelBody>
      </div>
      <BulkReport operation={operation} />
      {!operation.progress && (
        <ReleaseBar
          plan={plan}
          hiddenCount={waiting.hiddenCount}
          busy={busy === 'preparing'}
          onDiscard={waiting.discard}
          onConfirm={() => void prepare()}
        />
      )}
      {confirmation && (
        <ReleaseConfirmDialog
          kind={kind}
          plan={confirmation.plan}
          emptied={confirmation.emptied}
          onClose={() => setConfirmation(undefined)}
          onConfirm={() => void confirm(confirmation.plan.changes)}
        />
      )}
    </SeriesPanel>
  );
}
