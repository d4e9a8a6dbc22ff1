import type { ReactNode } from 'react';
import { classNames } from './classNames.tsx';
import { Picture } from './Picture.tsx';
import styles from './Poster.module.css';

/** Height of a poster of that width, both in px. */
export function posterHeight(width: number): number {
  return (width * 65) / 46;
}

export interface PosterProps {
  /** The picture's address; nothing when the server has none. */
  src: string | null | undefined;
  /** Shown in place of a picture that is missing or fails, and its text alternative with `described`. */
  title: string;
  /** The language of the title, where it is known: `ja`, `ko`, `zh-Hans`. */
  lang?: string | undefined;
  /** No text beside the poster names it, so the picture carries the title itself. */
  described?: boolean | undefined;
  /** Ask for it at once; otherwise when it comes near the view. In virtual lists all are near. */
  eager?: boolean | undefined;
  /** Ask for it before other pictures: it is among the first that people see. */
  urgent?: boolean | undefined;
  /** What lies on the picture: badges, bars, buttons shown on hover and focus. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * A poster in its fixed ratio of 46 to 65: its place is taken before the picture has come, and a quiet card with
 * the title is shown when there is none.
 *
 * @example <Poster src={imageUrl(series.Images.Posters[0])} title={series.Name} />
 */
export function Poster({ src, title, lang, described, eager, urgent, children, className }: PosterProps) {
  const placeholder = (
    <div className={styles.placeholder} aria-hidden={described ? undefined : true}>
      <span lang={lang} dir="auto" className={styles.title}>
        {title}
      </span>
    </div>
  );
  return (
    <div className={classNames(styles.poster, className)}>
      {src ? (
        <Picture
          src={src}
          alt={described ? title : ''}
          lang={lang}
          width={460}
          height={650}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={urgent ? 'high' : 'auto'}
          className={styles.picture}
          fallback={placeholder}
        />
      ) : (
        placeholder
      )}
      {children}
    </div>
  );
}
