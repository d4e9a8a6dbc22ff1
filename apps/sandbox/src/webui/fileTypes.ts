const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.html': 'text/html',
  '.htm': 'text/html',
  '.map': 'text/plain',
  '.txt': 'text/plain',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'application/font-woff',
  '.woff2': 'font/woff2',
  '.ttf': 'application/x-font-ttf',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.xml': 'text/xml',
};

/** As the reference maps extensions; unknown ones are HTML. */
export function fileTypeOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return types[dot === -1 ? '' : name.slice(dot).toLowerCase()] ?? 'text/html';
}
