import { clearPreferredImage, type PreferableImageType, setPreferredImage } from '@hondana/shared/api/images';
import { filterKeys, groupKeys, seriesKeys } from '@hondana/shared/api/queryKeys';
import type { Image } from '@hondana/shared/api/types';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface Choice {
  /** The image that shall be preferred; undefined leaves it to the server. */
  readonly image: Image | undefined;
  readonly before: Image | undefined;
}

/**
 * Prefers one image of a kind, or none; the notice undoes it.
 *
 * @param onChanged after the server has agreed
 */
export function usePreferredImage(seriesId: number, type: PreferableImageType, onChanged: () => void) {
  const client = useQueryClient();
  const write = async ({ image }: Pick<Choice, 'image'>): Promise<void> => {
    await (image ? setPreferredImage(seriesId, type, image) : clearPreferredImage(seriesId, type));
    // Cards and the header show the preferred image; the hub says nothing of it.
    await markStale(client, [seriesKeys.one(seriesId), filterKeys.previews, groupKeys.all]);
  };
  const failed = (error: unknown): void => {
    notify({
      kind: 'error',
      title: `Series ${type} image could not be changed.`,
      text: error instanceof Error ? error.message : undefined,
    });
  };
  return useMutation({
    mutationFn: write,
    onSuccess: (_, { image, before }: Choice) => {
      onChanged();
      notify({
        kind: 'success',
        title: image
          ? `Series ${type} image has been changed.`
          : `Series ${type} image is no longer preferred.`,
        action: { label: 'Undo', onPress: () => void write({ image: before }).catch(failed) },
      });
    },
    onError: failed,
  });
}
