import { onTestFinished, vi } from 'vitest';

export interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: () => Promise<string>;
}

/**
 * Captures the page's downloads for the test, instead of saving them.
 * @returns the downloads so far, oldest first
 * @example const downloads = watchDownloads();
 */
export function watchDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  let blob = new Blob();
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    if (source instanceof Blob) blob = source;
    return '#';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const saved = blob;
    downloads.push({ name: this.download, type: saved.type, text: () => saved.text() });
  });
  onTestFinished(() => {
    address.mockRestore();
    click.mockRestore();
  });
  return downloads;
}
