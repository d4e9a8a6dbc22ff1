import { gzipSync } from 'node:zlib';

/** Bytes of a file or of many, as they are and as gzip would make them. */
export interface Bytes {
  readonly raw: number;
  readonly gzip: number;
}

export function bytesOf(bodies: readonly Buffer[]): Bytes {
  return {
    raw: bodies.reduce((sum, body) => sum + body.length, 0),
    gzip: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
  };
}
