import { type ComponentProps, type ReactNode, useState } from 'react';

export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'ref' | 'src' | 'alt' | 'onError' | 'onLoad'> {
  src: string;
  /** Empty where adjacent text says the same. */
  alt: string;
  /** Shown while the image has failed. */
  fallback?: ReactNode;
}

/**
 * Lazy-loaded, and aborted on unmount: browsers have six connections. If failed, it stays for the shell to reload.
 * @example <Picture src={imageAddress(image)} alt="" className={styles.thumbnail} fallback={<Letter />} />
 */
export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed === src;
  return (
    <>
      {hasFailed && fallback}
      <img
        // Remounts on a new `src`, so that the old image does not stay visible while the new one loads.
        key={src}
        loading="lazy"
        decoding="async"
        draggable={false}
        {...rest}
        src={src}
        alt={alt}
        hidden={hasFailed}
        ref={abortOnUnmount}
        onError={() => setFailed(src)}
        onLoad={() => setFailed(undefined)}
      />
    </>
  );
}

/** Browsers keep fetching an image whose element was removed. */
function abortOnUnmount(picture: HTMLImageElement) {
  return () => {
    // React runs this before removing the element, and in StrictMode for elements that stay.
    queueMicrotask(() => {
      // Emptied, not removed: Chromium would keep the element in memory.
      if (!picture.isConnected && !picture.complete) picture.src = '';
    });
  };
}
