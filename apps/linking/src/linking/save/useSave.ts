import { errorText } from '@hondana/shared/http/ApiError';
import { markStale } from '@hondana/shared/live';
import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import { saveEpisodeLinks } from '@hondana/shared/resources/tmdbLinks';
import { joinSentences } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ChangeDraft } from '../draft/useLinkingDraft.ts';
import type { Overrides, SavedLinks } from '../links/linkRows.ts';
import { mappingOf, undoMappingOf } from '../links/mapping.ts';
import type { MovieCalls } from '../movie/movieLinks.ts';
import { type LinkSaveOutcome, type SavePlan, saveLinks, undoLinks } from './saveLinks.ts';

export interface Unsaved {
  readonly newShow: number | undefined;
  readonly overrides: Overrides;
  readonly existing: SavedLinks;
  readonly movies: MovieCalls;
}

/** Facts 5.11. */
function successText({ newShow, overrides }: Unsaved): string | undefined {
  if (newShow !== undefined) {
    return t`Series has been linked and TMDB related tasks for data and images have been added to the queue!`;
  }
  return Object.keys(overrides).length > 0 ? t`Episode links have been updated!` : undefined;
}

function undoPlan(seriesId: number, { newShow, overrides, existing, movies }: Unsaved): SavePlan {
  const rows = undoMappingOf(overrides, existing);
  // Unlinking the new show removes its links; only earlier ones must be restored.
  const mapping = newShow === undefined ? rows : rows.filter(({ AniDBID }) => existing.has(AniDBID));
  return { seriesId, newShow, mapping, movies };
}

function without<Value>(all: Readonly<Record<number, Value>>, ids: readonly number[]): Record<number, Value> {
  const removedIds = new Set(ids.map(String));
  return Object.fromEntries(Object.entries(all).filter(([id]) => !removedIds.has(id)));
}

/**
 * Saves a series' links; the draft keeps exactly what was not saved.
 * @param changeSeriesDraft receives the choices for a new show if it was linked but they were not saved
 */
export function useSave(seriesId: number, changeDraft: ChangeDraft, changeSeriesDraft: ChangeDraft) {
  const client = useQueryClient();
  // All calls make the same query keys stale.
  const refresh = () => markStale(client, saveEpisodeLinks.stale({ seriesId, mapping: [] }));

  const undo = async (plan: SavePlan) => {
    try {
      await undoLinks(plan);
      // The server sets ratings: any written link counts as made by hand (facts 5.11).
      const text = plan.mapping.length > 0 ? t`Restored links count as User Override.` : undefined;
      notify({ kind: 'success', title: t`The previous links were restored.`, text });
    } catch (error) {
      notify({ kind: 'error', title: t`The previous links could not be restored.`, text: errorText(error) });
    } finally {
      await refresh();
    }
  };

  const forgetSaved = (
    { isShowLinked, isMappingSaved, movieEpisodes }: LinkSaveOutcome,
    overrides: Overrides,
  ) => {
    changeDraft(({ episodes, movies }) => ({
      episodes: isMappingSaved || isShowLinked ? {} : episodes,
      movies: without(movies, movieEpisodes),
    }));
    if (isMappingSaved || !isShowLinked) return;
    changeSeriesDraft((draft) => ({ ...draft, episodes: { ...draft.episodes, ...overrides } }));
  };

  /** @throws an error with a message for the user when something was not saved */
  return async (unsaved: Unsaved): Promise<void> => {
    const { newShow, overrides, movies } = unsaved;
    const outcome = await saveLinks({ seriesId, newShow, mapping: mappingOf(overrides), movies });
    forgetSaved(outcome, overrides);
    if (outcome.failures.length > 0) {
      const text = errorText(outcome.failures[0]);
      notify({ kind: 'error', title: t`Failed to save links!`, text, key: 'linking-save' });
      await refresh();
      throw new Error(joinSentences([t`Failed to save links!`, text]));
    }
    const plan = undoPlan(seriesId, unsaved);
    // Its Undo would change a draft that is saved now.
    dismissNotice('linking-range');
    notify({
      kind: 'success',
      title: t`Links saved!`,
      text: successText(unsaved),
      key: 'linking-save',
      action: undoAction(() => void undo(plan)),
    });
    await refresh();
  };
}
