/** Drops strings, brackets and parentheses: they only narrow a selector or negate. */
function skeletonOf(selector: string): string {
  let text = selector.replace(/\\./g, '_').replace(/"[^"]*"|'[^']*'/g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return text;
}

/**
 * Whether a selector only matches what a plugin renders: each alternative has a class, doesn't end in the page or its
 * root, and has no class of another build. CSS Modules classes start with the name of their build.
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
