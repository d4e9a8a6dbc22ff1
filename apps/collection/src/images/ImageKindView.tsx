import { imageKey } from '@hondana/shared/anime/images';
import type { Image } from '@hondana/shared/api/types';
import { textOf } from '@hondana/shared/language/texts';
import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { setPreferredImage } from '@hondana/shared/resources/imageWrites';
import { useMay } from '@hondana/shared/resources/useMay';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { imageIcon } from '@hondana/shared/ui/icons';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import styles from './ImageKindView.module.css';
import { ImageTile } from './ImageTile.tsx';
import type { ImageKind } from './imageKinds.ts';
import { imageName, imageTexts } from './imageTexts.ts';
import { SelectedImage } from './SelectedImage.tsx';
import { usePreferredImage } from './usePreferredImage.ts';

interface ImageKindViewProps {
  readonly seriesId: number;
  readonly kind: ImageKind;
  /** Undefined while loading. */
  readonly images: readonly Image[] | undefined;
}

export function ImageKindView({ seriesId, kind, images }: ImageKindViewProps) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const selectedKey = parameters.get('image');
  const select = (image: Image | undefined): void => updateSearchParams({ image: image && imageKey(image) });
  const mayPrefer = useMay(setPreferredImage);
  const selected = images?.find((image) => imageKey(image) === selectedKey);
  const preferred = images?.find(({ Preferred }) => Preferred);
  const preference = usePreferredImage(seriesId, kind.type, preferred, () => select(undefined));

  if (images?.length === 0) {
    return <EmptyState icon={imageIcon} title={textOf(imageTexts[kind.type].none)} />;
  }
  return (
    <>
      <SelectedImage
        type={kind.type}
        seriesId={seriesId}
        image={selected}
        hasPreferred={preferred !== undefined}
        mayPrefer={mayPrefer}
        busy={preference.isPending}
        onPrefer={preference.prefer}
        onClear={() => preference.prefer(undefined)}
        onDeleted={() => select(undefined)}
      />
      <ul aria-label={textOf(kind.label)} aria-busy={!images} className={styles[kind.path]}>
        {images?.map((image, place) => (
          <li key={imageKey(image)}>
            <ImageTile
              image={image}
              label={imageName(kind.type, place + 1, image.Source)}
              shape={kind.path}
              selected={image === selected}
              onSelect={() => select(image === selected ? undefined : image)}
            />
          </li>
        )) ??
          [0, 1, 2].map((place) => (
            <li key={place} className={styles.coming}>
              <Skeleton shape="block" width="100%" height="10rem" />
            </li>
          ))}
      </ul>
    </>
  );
}
