import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export function repositoryPath(...segments: string[]): string {
  return path.join(root, ...segments);
}
