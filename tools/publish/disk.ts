import { link, mkdir, open, rename, rm } from 'node:fs/promises';

/** A test replaces this with a disk that is interrupted at each step. */
export interface Disk {
  makeFolder(folder: string): Promise<void>;
  /** Also flushes the file to disk. */
  write(file: string, content: string | Uint8Array): Promise<void>;
  /** Atomic hard link; fails when the name exists. */
  link(from: string, to: string): Promise<void>;
  /** Atomic; replaces the target. */
  rename(from: string, to: string): Promise<void>;
  /** Flushes the folder, so that its names survive a power loss. */
  settle(folder: string): Promise<void>;
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
    // Folders can only be opened on POSIX systems.
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
