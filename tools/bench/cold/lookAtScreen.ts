/** Expected content. All of it that is in view counts, pictures only once drawn. */
export interface Content {
  readonly content: string;
  readonly least: number;
}

export interface Request {
  readonly address: string;
  readonly begun: number;
  readonly ended: number;
  readonly bytes: number;
}

interface Screen {
  /** Ready: the content is there, and nothing in view is busy. Complete: every picture in view is drawn, too. */
  readonly look: (expected: Content) => 'ready' | 'complete' | undefined;
  readonly isDrawn: (element: Element) => boolean;
  readonly requests: () => readonly Request[];
}

declare global {
  var __screen: Screen | undefined;
}

/** An init script. Serialized, so it may use nothing outside itself. */
export function lookAtScreen(): void {
  performance.setResourceTimingBufferSize(2000);
  const isInView = (element: Element): boolean => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return width > 0 && top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
  };
  const isDrawn = (element: Element): boolean =>
    !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0);
  const inView = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isInView);

  globalThis.__screen = {
    isDrawn,
    look: ({ content, least }) => {
      // Cheap checks first, so that measuring doesn't slow the page.
      const candidates = document.querySelectorAll(content);
      if (candidates.length < least) return undefined;
      const found = [...candidates].filter(isInView);
      if (found.length < least || !found.every(isDrawn) || inView('main [aria-busy=true]').length > 0) {
        return undefined;
      }
      return inView('main img').every(isDrawn) ? 'complete' : 'ready';
    },
    requests: () => {
      const timings = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      return timings
        .map(({ name, startTime, responseEnd, encodedBodySize, transferSize }) => ({
          address: name,
          begun: startTime,
          ended: responseEnd,
          bytes: transferSize === 0 ? 0 : encodedBodySize,
        }))
        .toSorted((a, b) => a.begun - b.begun);
    },
  };
}
