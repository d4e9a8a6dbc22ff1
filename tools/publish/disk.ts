import { link, mkdir, open, rename, rm } from 'node:fs/promises';

/** Every disk operation of publishing. The test replaces it with one that is interrupted at each step in turn. */
export interface Disk {
  /** Makes a folder and those above it. */
  makeFolder(folder: string): Promise<void>;
  /** Writes a file, which is on the disk, not only in memory, afterwards. */
  write(file: string, content: string | Uint8Array): Promise<void>;
  /** Gives a file one more name, at once; fails when there is something of that name. */
  link(from: string, to: string): Promise<void>;
  /** Puts a file or folder in the place of another file, at once. */
  rename(from: string, to: string): Promise<void>;
  /** Sees to it that the names in a folder outlast a loss of power. */
  settle(folder: string): Promise<void>;
  /** Removes a file, or a folder with all that is in it. */
  remove(target: string): Promise<void>;
}

export const disk: Disk = {
  async makeFolder(folder) {
    await mkdir(folder, { recursive: true });
  },
  async write(file, content) {
    const handle = await open(file, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  link,
  rename,
  async settle(folder) {
    // A folder can be opened for this on POSIX systems only.
    if (process.platform === 'win32') return;
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  async remove(target) {
    await rm(target, { recursive: true, force: true });
  },
};
