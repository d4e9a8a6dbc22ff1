import { type Disk, disk } from './disk.ts';

export class DiskFailure extends Error {}

/** Like a killed process: the failing step writes half of its content, and all later steps fail, too. */
export function diskFailingAt(step: number, end: () => void = () => {}): Disk {
  let steps = 0;
  const next = (): 'whole' | 'half' => {
    steps += 1;
    if (steps < step) return 'whole';
    if (steps === step) return 'half';
    throw new DiskFailure();
  };
  const cutOff = (): never => {
    end();
    throw new DiskFailure();
  };
  return {
    async makeFolder(folder) {
      if (next() === 'half') cutOff();
      await disk.makeFolder(folder);
    },
    async write(file, content) {
      if (next() === 'whole') return await disk.write(file, content);
      await disk.write(file, content.slice(0, content.length / 2));
      cutOff();
    },
    async link(from, to) {
      if (next() === 'half') cutOff();
      await disk.link(from, to);
    },
    async rename(from, to) {
      if (next() === 'half') cutOff();
      await disk.rename(from, to);
    },
    async settle(folder) {
      if (next() === 'half') cutOff();
      await disk.settle(folder);
    },
    async remove(target) {
      if (next() === 'half') cutOff();
      await disk.remove(target);
    },
  };
}
