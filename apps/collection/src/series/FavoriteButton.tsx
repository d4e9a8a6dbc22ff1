import type { Series } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { seriesQuery } from '@hondana/shared/resources/series';
import { setSeriesFavorite } from '@hondana/shared/resources/seriesUserData';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { heartFilledIcon, heartIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';

/** Since version 6. Shows the new state at once; a failure reverts it. */
export function FavoriteButton({ series }: { readonly series: Series }) {
  const seriesId = series.IDs.ID;
  const isFavorite = series.IsFavorite === true;
  const client = useQueryClient();
  const { queryKey } = seriesQuery({ seriesId });
  const show = (value: boolean) =>
    client.setQueryData(queryKey, (known) => known && { ...known, IsFavorite: value });
  const change = useWrite(setSeriesFavorite, {
    optimisticUpdate: async (input) => {
      // A fetch in flight would bring back the old state.
      await client.cancelQueries({ queryKey });
      show(input.isFavorite);
      return () => show(!input.isFavorite);
    },
    undo: (input) => setSeriesFavorite.with({ seriesId, isFavorite: !input.isFavorite }),
    done: (_, input) => (input.isFavorite ? t`Added to favorites!` : t`Removed from favorites!`),
    failed: (input) =>
      input.isFavorite
        ? t`The series could not be added to favorites`
        : t`The series could not be removed from favorites`,
  });
  return (
    <IconButton
      icon={isFavorite ? heartFilledIcon : heartIcon}
      label={t`Favorite`}
      title={isFavorite ? t`Remove from Favorites` : t`Add to Favorites`}
      aria-pressed={isFavorite}
      variant="secondary"
      size="small"
      onClick={() => change.mutate({ seriesId, isFavorite: !isFavorite })}
    />
  );
}
