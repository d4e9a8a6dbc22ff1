const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export interface Presence {
  /** In milliseconds. */
  readonly idle: () => number;
  /** Whether a field contains typed text. Search fields don't count: the URL keeps their text. */
  readonly hasTyped: () => boolean;
  readonly note: () => void;
  readonly stop: () => void;
}

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
  for (const name of activityEvents) addEventListener(name, note, options);
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
