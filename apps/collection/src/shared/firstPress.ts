/**
 * For what a press does at once: the second press of a double click does nothing, even when what the first one asked for
 * is done by then.
 */
export const firstPress =
  (run: () => void) =>
  ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) run();
  };
