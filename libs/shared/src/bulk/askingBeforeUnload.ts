function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

let underWay = 0;

/**
 * Has the browser ask before the page is closed or loaded again, as long as something runs that ends with the page.
 *
 * @throws what the work throws
 *
 * @example const outcome = await askingBeforeUnload(() => renameAll(files));
 */
export async function askingBeforeUnload<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  window.addEventListener('beforeunload', ask);
  try {
    return await work();
  } finally {
    underWay -= 1;
    // Another may still run.
    if (underWay === 0) window.removeEventListener('beforeunload', ask);
  }
}
