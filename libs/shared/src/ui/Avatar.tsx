import styles from './Avatar.module.css';
import { classNames } from './classNames.tsx';
import { Picture } from './Picture.tsx';

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** `src` is a URL or data URL. Hidden from screen readers: the name is expected beside it. */
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
