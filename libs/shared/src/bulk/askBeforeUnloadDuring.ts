function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

let runningCount = 0;

/**
 * Makes the browser ask before the page is closed or reloaded while `work` runs.
 * @throws what `work` throws
 * @example const outcome = await askBeforeUnloadDuring(() => renameAll(files));
 */
export async function askBeforeUnloadDuring<Result>(work: () => Promise<Result>): Promise<Result> {
  runningCount += 1;
  window.addEventListener('beforeunload', ask);
  try {
    return await work();
  } finally {
    runningCount -= 1;
    if (runningCount === 0) window.removeEventListener('beforeunload', ask);
  }
}
