/** Base URL of this build's files; set by the bundler. */
declare const __webpack_public_path__: string;

function barColour(): string {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.style.color = 'var(--header-background)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function followTheme(): void {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  const update = () => {
    meta.content = barColour();
  };
  update();
  document.head.append(meta);
  new MutationObserver(update).observe(document.body, {
    attributes: true,
    attributeFilter: ['class', 'style'],
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', update);
}

/** Makes the page installable. Done by the shell, as index.html is constant, and late, as browsers fetch it at once. */
export function offerHomeScreen(): void {
  const link = (rel: string, name: string): HTMLLinkElement => {
    const element = document.createElement('link');
    element.rel = rel;
    element.href = `${__webpack_public_path__}home-screen/${name}`;
    return element;
  };
  const manifest = link('manifest', 'manifest.json');
  // A gateway in front of the server needs its cookie.
  manifest.crossOrigin = 'use-credentials';
  document.head.append(manifest, link('apple-touch-icon', 'apple-touch-icon.png'));
  followTheme();
}
