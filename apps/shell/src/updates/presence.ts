const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** What people do in this tab. */
export interface Presence {
  /** How long the page has been idle, in milliseconds. */
  readonly idle: () => number;
  /** Whether a field has what the user typed; a search is kept by the address. */
  readonly hasTyped: () => boolean;
  /** Counts as activity. */
  readonly note: () => void;
  readonly stop: () => void;
}

/** Notes when the tab is touched, and where something is typed. */
export function watchPresence(): Presence {
  let touchedAt = Date.now();
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const note = (): void => {
    touchedAt = Date.now();
  };
  const noteField = ({ target }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && !/^(search|checkbox|radio|range)$/.test(target.type)) fields.add(target);
  };
  const stopping = new AbortController();
  const options = { capture: true, passive: true, signal: stopping.signal };
  for (const sign of signs) addEventListener(sign, note, options);
  addEventListener('input', noteField, options);
  return {
    idle: () => Date.now() - touchedAt,
    hasTyped() {
      for (const field of fields) if (!field.isConnected) fields.delete(field);
      return [...fields].some(({ value }) => value !== '');
    },
    note,
    stop: () => stopping.abort(),
  };
}
