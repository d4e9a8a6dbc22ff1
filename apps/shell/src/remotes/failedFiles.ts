const failed = new Set<string>();

function addressOf(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  if (target instanceof HTMLLinkElement) return target.href;
  return undefined;
}

/** Notes every script and style that the browser could not load or refused; nothing else reports styles. */
export function watchFailedFiles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      const address = addressOf(target);
      if (address) failed.add(address);
    },
    { capture: true },
  );
}

/** The failed addresses under a folder; each is given once. */
export function takeFailedFiles(folder: string): string[] {
  const taken = [...failed].filter((address) => address.startsWith(folder));
  for (const address of taken) failed.delete(address);
  return taken;
}
