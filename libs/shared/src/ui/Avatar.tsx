import styles from './Avatar.module.css';
import { classNames } from './classNames.tsx';
import { Picture } from './Picture.tsx';

export interface AvatarProps {
  name: string;
  /** The picture, an address or a data URL; the first letter of the name without one. */
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** A user's picture or first letter. The name is expected beside it, so it is hidden from screen readers. */
export function Avatar({ name, src, size = 'medium', className }: AvatarProps) {
  const letter = ([...name.trim()][0] ?? '?').toUpperCase();
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, styles[size], className)}>
      {src ? (
        <Picture src={src} alt="" loading="eager" className={styles.picture} fallback={letter} />
      ) : (
        letter
      )}
    </span>
  );
}
