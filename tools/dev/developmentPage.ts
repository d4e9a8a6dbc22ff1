import { readFileSync } from 'node:fs';
import { repositoryPath } from '../build/paths.ts';

/**
 * Each remote's refresh runtime starts after React has announced itself. Unlike the hook that the shell's runtime would
 * make, this one remembers the announcement for them.
 */
const refreshHook = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
`;

/** Without the policy, which forbids other ports and the code that hot reload evaluates. */
export function developmentPage(): string {
  const style = readFileSync(repositoryPath('apps/shell/page/page.css'), 'utf8');
  const boot = readFileSync(repositoryPath('apps/shell/page/boot.js'), 'utf8');
  return readFileSync(repositoryPath('apps/shell/page/index.html'), 'utf8')
    .replace(/^.*Content-Security-Policy.*\n/m, '')
    .replace('(added)', '')
    .replace('/* page.css */', () => style)
    .replace('/* tooOld.js */', '')
    .replace('/* boot.js */', () => refreshHook + boot.replace('globalThis.trustedTypes?.', 'undefined?.'));
}
