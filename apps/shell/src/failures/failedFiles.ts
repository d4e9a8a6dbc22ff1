const failed = new Set<string>();

function addressOf(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  if (target instanceof HTMLLinkElement) return target.href;
  return undefined;
}

/** Records scripts and styles that failed to load; nothing else reports styles. */
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

export function takeFailedFiles(folder: string): string[] {
  const taken = [...failed].filter((address) => address.startsWith(folder));
  for (const address of taken) failed.delete(address);
  return taken;
}
