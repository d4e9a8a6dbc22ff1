import { readFileSync } from 'node:fs';
import { repositoryPath } from '../build/paths.ts';

/**
 * Each remote has its own refresh runtime, which starts after React has announced itself. This hook, unlike the one that
 * the shell's runtime would make, remembers the announcement for those who come later.
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

/** The shell's page without its policy, which admits neither other ports nor what hot reload evaluates. */
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
