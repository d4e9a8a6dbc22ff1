import { useEffect, useMemo, useRef } from 'react';
import type { ChangeDraft } from '../draft/useLinkingDraft.ts';
import type { SavedLinks } from '../links/linkRows.ts';
import { addRow, forget, removeRow } from '../links/overrides.ts';
import type { RowActions } from './EpisodeRow.tsx';

interface RowActionsOptions extends Pick<RowActions, 'pick' | 'linkFromHere' | 'select'> {
  readonly changeDraft: ChangeDraft;
  readonly saved: SavedLinks;
}

/** A stable object, so that a change of one row re-renders no other. */
export function useRowActions(options: RowActionsOptions): RowActions {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useMemo(() => {
    const change = (edit: (episodes: Parameters<typeof addRow>[0], saved: SavedLinks) => typeof episodes) => {
      const { changeDraft, saved } = latest.current;
      changeDraft((draft) => ({ ...draft, episodes: edit(draft.episodes, saved) }));
    };
    return {
      pick: (row) => latest.current.pick(row),
      linkFromHere: (episodeId) => latest.current.linkFromHere(episodeId),
      select: (episodeId, extend) => latest.current.select(episodeId, extend),
      add: (episodeId) => change((episodes, saved) => addRow(episodes, saved, episodeId)),
      remove: (episodeId, index) => change((episodes, saved) => removeRow(episodes, saved, episodeId, index)),
      forget: (episodeId) => change((episodes) => forget(episodes, episodeId)),
    };
  }, []);
}
