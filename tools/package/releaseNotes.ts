/**
 * The oldest compatible server. A Shoko Server reads this from the release's text, two to four numbers, and skips
 * releases without it (facts 9).
 */
export const minimumServerVersion = '5.1.0';

/** @throws Error when the changelog lacks the version */
export function sectionOf(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`[${version}]`));
  const text = section
    ?.slice(section.indexOf('\n'))
    .replace(/^\[[^\]]+\]: .*$/gm, '')
    .trim();
  if (!text) throw new Error(`CHANGELOG.md has no section [${version}].`);
  return text;
}

export function releaseNotes(changelog: string, version: string): string {
  return `${sectionOf(changelog, version)}\n\nMinimum Server Version: **${minimumServerVersion}**\n`;
}
