import { availableImageUrl } from '@hondana/shared/anime/images';
import type { Image } from '@hondana/shared/api/types';
import { Badge } from '@hondana/shared/ui/Badge';
import { classNames } from '@hondana/shared/ui/classNames';
import { Icon } from '@hondana/shared/ui/Icon';
import { imageIcon } from '@hondana/shared/ui/icons';
import { Picture } from '@hondana/shared/ui/Picture';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { Trans } from '@lingui/react/macro';
import styles from './ImageTile.module.css';
import type { ImageKindPath } from './imageKinds.ts';

interface ImageTileProps {
  readonly image: Image;
  /** Alternative text. */
  readonly label: string;
  readonly shape: ImageKindPath;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

export function ImageTile({ image, label, shape, selected, onSelect }: ImageTileProps) {
  const address = availableImageUrl(image);
  const missing = (
    <span className={styles.missing}>
      <Icon icon={imageIcon} size={6} />
      <span>
        <VisuallyHidden>{label}: </VisuallyHidden>
        <Trans>Image is not available.</Trans>
      </span>
    </span>
  );
  return (
    <button
      type="button"
      aria-pressed={selected}
      className={classNames(styles.tile, styles[shape], image.Disabled && styles.disabled)}
      onClick={onSelect}
    >
      {address ? (
        <Picture src={address} alt={label} className={styles.picture} fallback={missing} />
      ) : (
        missing
      )}
      {image.Disabled && (
        <Badge look="overlay" className={styles.preferred}>
          <Trans>Disabled</Trans>
        </Badge>
      )}
      {image.Preferred && (
        <Badge look="overlay" className={styles.preferred}>
          <Trans>Preferred</Trans>
        </Badge>
      )}
    </button>
  );
}
