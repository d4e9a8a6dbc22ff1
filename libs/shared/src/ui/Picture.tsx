import { type ComponentProps, type ReactNode, useState } from 'react';

export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'ref' | 'src' | 'alt' | 'onError' | 'onLoad'> {
  /** The picture's address. */
  src: string;
  /** Its text alternative; empty where the text beside it says the same. */
  alt: string;
  /** Shown while the picture has failed; nothing unless given. */
  fallback?: ReactNode;
}

/**
 * A picture that is fetched when it comes near the view (unless `loading` says otherwise), decoded without holding
 * up the page, and no longer fetched once it has left the page: a server has six connections for everything. One that
 * failed stays in the page, hidden, where the shell loads it again.
 *
 * @example <Picture src={imageAddress(image)} alt="" className={styles.thumbnail} fallback={<Letter />} />
 */
export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed === src;
  return (
    <>
      {hasFailed && fallback}
      <img
        // Another picture is another element: the old one must not stay while the new one loads.
        key={src}
        loading="lazy"
        decoding="async"
        draggable={false}
        {...rest}
        src={src}
        alt={alt}
        hidden={hasFailed}
        ref={stopWhenGone}
        onError={() => setFailed(src)}
        onLoad={() => setFailed(undefined)}
      />
    </>
  );
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
