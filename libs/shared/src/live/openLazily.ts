/** Before retrying a chunk that could not be loaded. */
const retryDelayMs = 5000;

interface Opening<Code> {
  readonly load: () => Promise<Code>;
  /** Returns what closes it again. `wasMissing`: the chunk could not be loaded at first. */
  readonly open: (code: Code, wasMissing: boolean) => () => void;
  readonly onMissing: () => void;
}

/** Loads a connection's lazy chunk and opens it, until the returned function is called. */
export function openLazily<Code>({ load, open, onMissing }: Opening<Code>): () => void {
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close = (): void => {};

  const attempt = async (wasMissing: boolean): Promise<void> => {
    const code = await load().catch(() => undefined);
    if (isClosed) return;
    if (code) {
      close = open(code, wasMissing);
      return;
    }
    if (!wasMissing) onMissing();
    timer = setTimeout(() => void attempt(true), retryDelayMs);
  };

  void attempt(false);
  return () => {
    isClosed = true;
    clearTimeout(timer);
    close();
  };
}
