import { serverAddress } from '@hondana/shared/http/serverRoot';
import { backdropNote, endBackoff } from '../backoff/endBackoff.ts';

const checkIntervalMs = 15_000;

const maxDelayMs = 60_000;

const maxAttemptsWithoutStatus = 4;

interface Failure {
  readonly src: string;
  readonly attempts: number;
  readonly due: number;
}

const isOfServer = ({ src }: HTMLImageElement): boolean =>
  src !== '' && new URL(src).origin === location.origin;

/** A failed image has no size, so its parent's box is used. */
function isInView({ parentElement }: HTMLImageElement): boolean {
  const box = parentElement?.getBoundingClientRect();
  return (
    box !== undefined && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0
  );
}

const images = serverAddress('/api/v3/Image/');

/** The login page, which has asked for a picture in vain, may ask again. */
function notePictureOfServer(picture: HTMLImageElement): void {
  if (isOfServer(picture) && picture.src.startsWith(new URL(images, location.href).href))
    endBackoff(backdropNote);
}

/**
 * Retries images that failed temporarily (429, 5xx, or no status, such as offline) while they are in view of a visible
 * tab.
 */
export function retryPictures(): () => void {
  const failures = new Map<HTMLImageElement, Failure>();
  const statuses = new Map<string, number>();

  const onError = (picture: HTMLImageElement): void => {
    if (!isOfServer(picture)) return;
    const { src } = picture;
    const before = failures.get(picture);
    const attempts = before?.src === src ? before.attempts + 1 : 0;
    failures.set(picture, {
      src,
      attempts,
      due: Date.now() + Math.min(maxDelayMs, checkIntervalMs * 2 ** attempts),
    });
  };

  const isFinal = ({ src, attempts }: Failure): boolean => {
    const status = statuses.get(src);
    return status === undefined ? attempts >= maxAttemptsWithoutStatus : status < 500 && status !== 429;
  };

  const noteStatuses = (entries: PerformanceEntryList): void => {
    for (const { name, responseStatus } of entries as PerformanceResourceTiming[]) {
      if (responseStatus >= 400) statuses.set(name, responseStatus);
      else statuses.delete(name);
    }
  };
  const observer = new PerformanceObserver((list) => noteStatuses(list.getEntries()));

  const retryDue = (): void => {
    if (document.hidden) return;
    // On a busy page the observer runs late.
    noteStatuses(observer.takeRecords());
    for (const [picture, failure] of failures) {
      if (!picture.isConnected || picture.src !== failure.src || isFinal(failure)) failures.delete(picture);
      else if (Date.now() >= failure.due && isInView(picture)) {
        // A hidden image would not load lazily.
        picture.loading = 'eager';
        picture.src = failure.src;
      }
    }
  };

  observer.observe({ type: 'resource', buffered: true });
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const pictureOf = ({ target }: Event) => (target instanceof HTMLImageElement ? target : undefined);
  document.addEventListener(
    'error',
    (event) => {
      const picture = pictureOf(event);
      if (picture) onError(picture);
    },
    options,
  );
  // The load of an element reaches no window.
  document.addEventListener(
    'load',
    (event) => {
      const picture = pictureOf(event);
      if (!picture) return;
      failures.delete(picture);
      notePictureOfServer(picture);
    },
    options,
  );
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0) onError(picture);
    else if (picture.complete) notePictureOfServer(picture);
  }
  const timer = setInterval(retryDue, checkIntervalMs);
  return () => {
    clearInterval(timer);
    observer.disconnect();
    listening.abort();
  };
}
