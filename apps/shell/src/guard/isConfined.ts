/** Without what stands in quotes, brackets and parentheses: those narrow a selector, or say what it is not. */
function skeletonOf(selector: string): string {
  let text = selector.replace(/\\./g, '_').replace(/"[^"]*"|'[^']*'/g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return text;
}

/**
 * Whether a selector reaches only what a plugin draws itself: each of its alternatives names a class, ends in
 * neither the page nor its root, and names no class of another build. The classes of CSS Modules begin with the
 * name of their build.
 *
 * @example isConfined('.notes td', 'hondana_notes') // true
 * @example isConfined('.notes, body', 'hondana_notes') // false
 */
export function isConfined(selector: string, container: string): boolean {
  return skeletonOf(selector)
    .split(',')
    .every((alternative) => {
      const subject =
        alternative
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      const builds = [...alternative.matchAll(/\.(hondana_\w+)-/g)].map(([, build]) => build);
      return (
        /\.[\w-]/.test(alternative) &&
        !/^(html|body)\b|:root|#root/i.test(subject) &&
        builds.every((build) => build === container)
      );
    });
}
