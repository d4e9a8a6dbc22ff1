import type { ReactNode } from 'react';
import { classNames } from './classNames.tsx';
import { Picture } from './Picture.tsx';
import styles from './Poster.module.css';

/** In px, from a width in px. */
export function posterHeight(width: number): number {
  return (width * 65) / 46;
}

export interface PosterProps {
  src: string | null | undefined;
  /** Shown if the image is missing or fails; with `described`, also its `alt`. */
  title: string;
  /** Language of the title: `ja`, `ko`, `zh-Hans`. */
  lang?: string | undefined;
  /** No adjacent text names the poster. */
  described?: boolean | undefined;
  /** Loads at once instead of near the viewport. In virtual lists all are near. */
  eager?: boolean | undefined;
  /** High fetch priority: for the first visible posters. */
  urgent?: boolean | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * A poster with the fixed ratio 46:65, which avoids layout shift; a card with the title if there is no image.
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
