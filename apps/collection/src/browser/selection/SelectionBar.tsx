import { SelectionBar as Bar } from '@hondana/shared/bulk/SelectionBar';
import { emptySelection, selectOnly } from '@hondana/shared/bulk/selection';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { useHiddenSelectionCount } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { useResolveHiddenSelection } from '@hondana/shared/bulk/useResolveHiddenSelection';
import { textOf } from '@hondana/shared/language/texts';
import { Menu, MenuItem, MenuSeparator } from '@hondana/shared/overlays/menu';
import { savePlaylist } from '@hondana/shared/players/savePlaylist';
import type { Offer } from '@hondana/shared/remote/slots';
import { useRunOnTarget } from '@hondana/shared/remote/useRunOnTarget';
import { runSeriesAction } from '@hondana/shared/resources/runSeriesAction';
import { relocateSeriesFiles } from '@hondana/shared/resources/seriesActions';
import { setSeriesFavorite } from '@hondana/shared/resources/seriesUserData';
import { deleteSeries, moveSeriesToGroup } from '@hondana/shared/resources/seriesWrites';
import { addSeriesUserTags } from '@hondana/shared/resources/tags';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { actionsIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEditing } from '../../editing/EditingProvider.tsx';
import { seriesText } from '../../shared/countTexts.ts';
import { deletions } from '../../shared/deletion.ts';
import { useRelocation } from '../../shared/useRelocation.ts';
import type { CardFacts } from '../cardFacts.ts';
import {
  type AskedAction,
  deleteSeriesAction,
  favoriteAction,
  refreshAction,
  relocateAction,
  type SeriesAction,
  watchedAction,
} from './bulkActions.ts';
import { ContributedItems } from './ContributedItems.tsx';
import styles from './SelectionBar.module.css';
import { type Asked, SelectionQuestion } from './SelectionQuestion.tsx';
import { cardsOf } from './selectedCard.ts';
import { selectedSeries, withSizes } from './selectedSeries.ts';
import { seriesOperation } from './seriesOperation.ts';
import { seriesPlaylist } from './seriesPlaylist.ts';
import type { CardList, CardSelecting } from './useCardSelection.ts';

interface SelectionBarProps {
  readonly selecting: CardSelecting;
  readonly list: CardList;
  readonly noun: 'group' | 'series';
}

export function SelectionBar({ selecting, list, noun }: SelectionBarProps) {
  const { selection, count, change } = selecting;
  const isLookingUp = useResolveHiddenSelection(selecting, list);
  const hiddenCount = useHiddenSelectionCount(selecting, list);
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const canRelocate = useRelocation();
  const runOnTarget = useRunOnTarget();
  const operation = useBulkOperation(seriesOperation(), (unfinished) =>
    change(unfinished.length === 0 ? emptySelection() : selectOnly(cardsOf(unfinished))),
  );
  const may = {
    favorite: useMay(setSeriesFavorite),
    tag: useMay(addSeriesUserTags),
    move: useMay(moveSeriesToGroup),
    relocate: useMay(relocateSeriesFiles),
    delete: useMay(deleteSeries),
    runOthers: useMay(runSeriesAction),
  };
  const only = !selection.isInverted && count === 1 ? [...selection.items.values()][0] : undefined;
  const partlyDone = selection.isInverted ? [] : [...selection.items.values()].filter(({ left }) => left);
  const groupCount = partlyDone.length;
  const remaining = partlyDone.reduce((sum, { left = [] }) => sum + left.length, 0);

  const lookUp = () =>
    operation.lookUp(t`Looking up series`, (onProgress, signal) =>
      selectedSeries(client, selection, list, onProgress, signal),
    );
  const prepare = async (what: Asked['what']): Promise<void> => {
    const found = await lookUp();
    if (!found || found.length === 0) return;
    const series =
      typeof what === 'object' && what.needsSizes
        ? await operation.lookUp(t`Calculating file sizes`, (onProgress, signal) =>
            withSizes(client, found, onProgress, signal),
          )
        : found;
    if (series) setAsked({ what, series });
  };
  const ask = (action: AskedAction) => () => void prepare(action);
  /** Undo restores it, so that no question is needed. */
  const runAtOnce = async (action: SeriesAction): Promise<void> => {
    const found = await lookUp();
    if (found && found.length > 0) await operation.run(action, found);
  };
  const runOffer = async (offer: Offer): Promise<void> => {
    const found = await lookUp();
    if (found && found.length > 0) await runOnTarget(offer, { seriesIds: found.map(({ id }) => id) });
  };
  const makePlaylist = async (): Promise<void> => {
    const found = await lookUp();
    if (!found || found.length === 0) return;
    const items = await operation.lookUp(t`Looking up files`, (onProgress, signal) =>
      seriesPlaylist(found, onProgress, signal),
    );
    const [first] = found;
    const name = found.length === 1 && first ? first.name : seriesText(found.length);
    if (items) savePlaylist(name, items);
  };
  const text = (
    <>
      {countText(count, noun)}
      {partlyDone.length > 0 && (
        <span className={styles.note}>
          <Trans>
            <Plural value={remaining} one="# series" other="# series" /> remaining in{' '}
            <Plural value={groupCount} one="# group" other="# groups" />
          </Trans>
        </span>
      )}
    </>
  );
  return (
    <>
      <Bar
        selecting={{ ...selecting, isExtending: selecting.isExtending || isLookingUp }}
        operation={operation}
        total={list.total}
        text={text}
        hiddenCount={isLookingUp ? 0 : hiddenCount}
        isFloating
      >
        <Menu
          side="top"
          align="end"
          trigger={
            <Button variant="primary" size="small" icon={actionsIcon} disabled={count === 0 || isLookingUp}>
              <Trans>Actions</Trans>
            </Button>
          }
        >
          {only && <EditItem card={only} />}
          <MenuItem onClick={ask(watchedAction(client, true))}>
            <Trans>Mark as watched</Trans>
          </MenuItem>
          <MenuItem onClick={ask(watchedAction(client, false))}>
            <Trans>Mark as unwatched</Trans>
          </MenuItem>
          {may.favorite && (
            <>
              <MenuItem onClick={() => void runAtOnce(favoriteAction(client, true))}>
                <Trans>Add to Favorites</Trans>
              </MenuItem>
              <MenuItem onClick={() => void runAtOnce(favoriteAction(client, false))}>
                <Trans>Remove from Favorites</Trans>
              </MenuItem>
            </>
          )}
          <MenuItem onClick={() => void makePlaylist()}>
            <Trans>Save Playlist</Trans>
          </MenuItem>
          <MenuItem onClick={ask(refreshAction())}>
            <Trans>Refresh AniDB</Trans>
          </MenuItem>
          {may.tag && (
            <>
              <MenuSeparator />
              <MenuItem onClick={() => void prepare('add tags')}>
                <Trans>Add custom tags…</Trans>
              </MenuItem>
              <MenuItem onClick={() => void prepare('remove tags')}>
                <Trans>Remove custom tags…</Trans>
              </MenuItem>
            </>
          )}
          {may.move && (
            <MenuItem onClick={() => void prepare('move')}>
              <Trans>Move to group…</Trans>
            </MenuItem>
          )}
          {may.relocate && (
            <MenuItem
              onClick={async () => {
                if (await canRelocate()) void prepare(relocateAction());
              }}
            >
              <Trans>Rename/Move Files</Trans>
            </MenuItem>
          )}
          {may.runOthers && (
            <MenuItem onClick={() => void prepare('more actions')}>
              <Trans>More actions…</Trans>
            </MenuItem>
          )}
          <ContributedItems onRun={(offer) => void runOffer(offer)} />
          {may.delete && (
            <>
              <MenuSeparator />
              {deletions.map(({ kind, name }) => (
                <MenuItem key={kind} danger onClick={ask(deleteSeriesAction(kind))}>
                  {textOf(name)}
                </MenuItem>
              ))}
            </>
          )}
        </Menu>
      </Bar>
      {asked && (
        <SelectionQuestion
          asked={asked}
          onClose={() => setAsked(undefined)}
          onRun={(action) => void operation.run(action, asked.series)}
        />
      )}
    </>
  );
}

/** A card's own edit button needs hover. */
function EditItem({ card: { seriesId, groupId } }: { readonly card: CardFacts }) {
  const { editGroup, editSeries } = useEditing();
  return (
    <>
      {seriesId !== undefined && (
        <MenuItem onClick={() => editSeries(seriesId)}>
          <Trans>Edit Series</Trans>
        </MenuItem>
      )}
      {seriesId === undefined && groupId !== undefined && (
        <MenuItem onClick={() => editGroup(groupId)}>
          <Trans>Edit Group</Trans>
        </MenuItem>
      )}
      <MenuSeparator />
    </>
  );
}

function countText(count: number, noun: SelectionBarProps['noun']): string {
  if (count === 0) return t`None selected`;
  return noun === 'group'
    ? t`${plural(count, { one: '# group', other: '# groups' })} selected`
    : t`${plural(count, { one: '# series', other: '# series' })} selected`;
}
