/** How often the pictures that failed are looked through, in milliseconds. */
const pace = 15_000;

/** The longest time between two attempts, in milliseconds. */
const longestWait = 60_000;

/** Attempts where the browser doesn't say why a picture failed. */
const mostBlindAttempts = 4;

interface Failure {
  readonly src: string;
  readonly attempts: number;
  /** By the clock, in milliseconds. */
  readonly due: number;
}

const isOfServer = ({ src }: HTMLImageElement): boolean =>
  src !== '' && new URL(src).origin === location.origin;

/** A picture that failed takes no room, so its parent says where it is. */
function isInView({ parentElement }: HTMLImageElement): boolean {
  const box = parentElement?.getBoundingClientRect();
  return (
    box !== undefined && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0
  );
}

/**
 * Requests pictures of the server again that were refused for the moment (429, 5xx), as long as they are in view of a
 * visible tab: after fifteen seconds, later once a minute; four times where the browser gives no status, as without a
 * connection. Those that the server doesn't have stay failed. Returns a function that stops it.
 */
export function retryPictures(): () => void {
  const failures = new Map<HTMLImageElement, Failure>();
  const statuses = new Map<string, number>();

  const onError = (picture: HTMLImageElement): void => {
    if (!isOfServer(picture)) return;
    const { src } = picture;
    const before = failures.get(picture);
    const attempts = before?.src === src ? before.attempts + 1 : 0;
    failures.set(picture, { src, attempts, due: Date.now() + Math.min(longestWait, pace * 2 ** attempts) });
  };

  const isFinal = ({ src, attempts }: Failure): boolean => {
    const status = statuses.get(src);
    return status === undefined ? attempts >= mostBlindAttempts : status < 500 && status !== 429;
  };

  const noteStatuses = (entries: PerformanceEntryList): void => {
    for (const { name, responseStatus } of entries as PerformanceResourceTiming[]) {
      if (responseStatus >= 400) statuses.set(name, responseStatus);
      else statuses.delete(name);
    }
  };
  const observer = new PerformanceObserver((list) => noteStatuses(list.getEntries()));

  const look = (): void => {
    if (document.hidden) return;
    // On a busy page the observer is called late.
    noteStatuses(observer.takeRecords());
    for (const [picture, failure] of failures) {
      if (!picture.isConnected || picture.src !== failure.src || isFinal(failure)) failures.delete(picture);
      else if (Date.now() >= failure.due && isInView(picture)) {
        // One that is hidden would not be loaded lazily.
        picture.loading = 'eager';
        picture.src = failure.src;
      }
    }
  };

  observer.observe({ type: 'resource', buffered: true });
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const pictureOf = ({ target }: Event) => (target instanceof HTMLImageElement ? target : undefined);
  addEventListener(
    'error',
    (event) => {
      const picture = pictureOf(event);
      if (picture) onError(picture);
    },
    options,
  );
  addEventListener(
    'load',
    (event) => {
      const picture = pictureOf(event);
      if (picture) failures.delete(picture);
    },
    options,
  );
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) onError(picture);
  const timer = setInterval(look, pace);
  return () => {
    clearInterval(timer);
    observer.disconnect();
    listening.abort();
  };
}
