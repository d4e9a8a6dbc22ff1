import { onTestFinished, vi } from 'vitest';

/** A file that the page has had the browser save. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: () => Promise<string>;
}

/**
 * Keeps files that the page saves from the disk, until the test ends.
 *
 * @returns those saved so far, oldest first
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
