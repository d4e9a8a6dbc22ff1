/** Milliseconds until code that could not be fetched is asked for again. */
const rest = 5000;

interface Opening<Code> {
  readonly load: () => Promise<Code>;
  /** Answers what closes it again. `wasMissing` says that the code could not be had at first. */
  readonly open: (code: Code, wasMissing: boolean) => () => void;
  /** The code could not be fetched; attempts go on. */
  readonly onMissing: () => void;
}

/**
 * Opens a connection once its code is there, and keeps it open until the returned function is called: nobody needs the
 * code of connections before the page is complete.
 */
export function openLater<Code>({ load, open, onMissing }: Opening<Code>): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close = (): void => {};

  const attempt = async (wasMissing: boolean): Promise<void> => {
    const code = await load().catch(() => undefined);
    if (isOver) return;
    if (code) {
      close = open(code, wasMissing);
      return;
    }
    if (!wasMissing) onMissing();
    timer = setTimeout(() => void attempt(true), rest);
  };

  void attempt(false);
  return () => {
    isOver = true;
    clearTimeout(timer);
    close();
  };
}
