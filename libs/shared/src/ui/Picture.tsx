import type { ComponentProps } from 'react';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'src' | 'alt'> {
  /** The picture's address. */
  src: string;
  /** Its text alternative; empty where the text beside it says the same. */
  alt: string;
}

/**
 * A picture that is fetched when it comes near the view (unless `loading` says otherwise), decoded without holding
 * up the page, and no longer fetched once it has left the page: a server has six connections for everything.
 *
 * @example <Picture src={imageAddress(image)} alt="" className={styles.thumbnail} />
 */
export function Picture({ alt, ...rest }: PictureProps) {
  return <img loading="lazy" decoding="async" draggable={false} {...rest} alt={alt} ref={stopWhenGone} />;
}

/** Browsers go on fetching pictures of which only the element is gone. */
function stopWhenGone(picture: HTMLImageElement) {
  return () => {
    // React calls this before it removes the element, and in StrictMode for elements that stay.
    queueMicrotask(() => {
      // Empty, not removed: Chromium would keep the element in memory.
      if (!picture.isConnected && !picture.complete) picture.src = '';
    });
  };
}
