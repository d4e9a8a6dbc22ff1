/** Where the files of this build lie; set by the bundler. */
declare const __webpack_public_path__: string;

/** The colour of the frame's bar in the theme in force, as CSS says it. */
function barColour(): string {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.style.color = 'var(--header-background)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Gives the browser's own bar the colour of the page's, whichever theme is in force. */
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

/**
 * Lets a browser keep the page on the home screen, where it opens without the browser's bars. The shell adds it, since the
 * page itself is constant, and adds it late, since browsers fetch a manifest at once.
 */
export function offerHomeScreen(): void {
  const link = (rel: string, name: string): HTMLLinkElement => {
    const element = document.createElement('link');
    element.rel = rel;
    element.href = `${__webpack_public_path__}home-screen/${name}`;
    return element;
  };
  const manifest = link('manifest', 'manifest.json');
  // A gateway in front of the server wants its cookie.
  manifest.crossOrigin = 'use-credentials';
  document.head.append(manifest, link('apple-touch-icon', 'apple-touch-icon.png'));
  followTheme();
}
