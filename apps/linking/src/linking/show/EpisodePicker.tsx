import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { AnidbEpisode } from '@hondana/shared/api/types';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { formatDate } from '@hondana/shared/ui/format';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { LinkRow } from '../links/linkRows.ts';
import type { TmdbEpisode } from '../tmdb.ts';
import styles from './EpisodePicker.module.css';
import { episodePlaceText } from './tmdbOrder.ts';
import { useEpisodeSearch } from './useEpisodeSearch.ts';

interface EpisodePickerProps {
  readonly showId: number;
  readonly episode: AnidbEpisode | undefined;
  /** TMDB episode ID of the row; undefined when linking several in order. */
  readonly current: number | undefined;
  readonly list: readonly TmdbEpisode[];
  readonly rows: readonly LinkRow[];
  readonly anidb: ReadonlyMap<number, AnidbEpisode>;
  readonly onPick: (tmdbId: number) => void;
  readonly onClose: () => void;
}

interface Option {
  readonly id: number;
  readonly label: string;
  readonly detail: string;
}

const unlink = (): Option => ({
  id: 0,
  label: t`Do Not Link Entry`,
  detail: t`The server will no longer match it automatically.`,
});

export function EpisodePicker(props: EpisodePickerProps) {
  const { showId, episode, current, list, rows, anidb, onPick, onClose } = props;
  const number = episode ? episodeNumberText(episode.Type, episode.EpisodeNumber) : '';
  const near = current || list.find((one) => one.EpisodeNumber === episode?.EpisodeNumber)?.ID || 0;
  const search = useEpisodeSearch(showId, list, near);
  const users = useMemo(() => usersOf(rows, anidb), [rows, anidb]);
  const found = search.episodes.map((one) => ({
    id: one.ID,
    label: `${episodePlaceText(one)} ${one.Title || t`No title`}`,
    detail: [one.AiredAt ? formatDate(one.AiredAt) : t`No date`, one.IsHidden && t`Hidden`, users.get(one.ID)]
      .filter(Boolean)
      .join(' · '),
  }));
  const options = current === undefined ? found : [unlink(), ...found];
  const [marked, setMarked] = useState<{ readonly text: string; readonly index: number }>();
  const first = Math.max(
    0,
    options.findIndex(({ id }) => id === near && id !== 0),
  );
  // New text resets the highlight to the likeliest episode.
  const start = search.text === '' ? first : current === undefined || found.length === 0 ? 0 : 1;
  const active = Math.min(marked?.text === search.text ? marked.index : start, options.length - 1);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);

  const mark = (index: number) => setMarked({ text: search.text, index });
  useEffect(() => {
    box.current?.querySelector(`[data-option="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      mark(Math.max(0, Math.min(options.length - 1, active + step)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[active];
      if (option && !search.isWaiting) onPick(option.id);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={current === undefined ? t`Link in order, beginning with…` : t`TMDB match for episode ${number}`}
      description={current === undefined ? t`The first is for episode ${number}.` : episode?.Title}
    >
      <div className={styles.picker}>
        <SearchField
          label={t`Search episodes`}
          placeholder={t`Enter Episode Title or Season/Episode Number...`}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={options.length > 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          value={search.text}
          onChange={search.setText}
          onKeyDown={onKeyDown}
        />
        {search.error && (
          <ErrorState
            compact
            title={t`The episodes could not be searched`}
            error={search.error}
            retrying={search.isWaiting}
            onRetry={search.retry}
          />
        )}
        <div
          ref={box}
          role="listbox"
          id={listId}
          aria-label={t`TMDB episodes`}
          aria-busy={search.isWaiting}
          className={styles.options}
        >
          {options.map(({ id, label, detail }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the search box, which keeps the focus.
            <div
              key={id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              data-option={index}
              className={styles.option}
              onClick={() => onPick(id)}
            >
              <span dir="auto">{label}</span>
              <span className={styles.detail}>{detail}</span>
            </div>
          ))}
        </div>
        {search.isWaiting && <Spinner label={t`Searching`} />}
        {!search.isWaiting && !search.error && found.length === 0 && (
          <EmptyState compact title={t`No episodes of this show match.`} />
        )}
        {search.more && (
          <Button variant="quiet" onClick={search.more}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function usersOf(rows: readonly LinkRow[], anidb: ReadonlyMap<number, AnidbEpisode>): Map<number, string> {
  const users = new Map<number, string>();
  for (const { tmdbId, episodeId } of rows) {
    const episode = anidb.get(episodeId);
    if (tmdbId === 0 || !episode) continue;
    users.set(tmdbId, t`linked to ${episodeNumberText(episode.Type, episode.EpisodeNumber)}`);
  }
  return users;
}
