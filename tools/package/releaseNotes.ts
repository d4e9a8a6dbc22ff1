/**
 * The oldest server that a Shoko Server may have to install the interface. It reads this from a release's text, two
 * to four numbers, and passes a release without it over (facts 9).
 */
export const minimumServerVersion = '5.1.0';

/** What the changelog says about a version. @throws Error when it says nothing. */
function sectionOf(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`[${version}]`));
  const text = section
    ?.slice(section.indexOf('\n'))
    .replace(/^\[[^\]]+\]: .*$/gm, '')
    .trim();
  if (!text) throw new Error(`CHANGELOG.md has no section [${version}].`);
  return text;
}

/** The text of a release: its section of the changelog, and the line that a Shoko Server looks for. */
export function releaseNotes(changelog: string, version: string): string {
  return `${sectionOf(changelog, version)}\n\nMinimum Server Version: **${minimumServerVersion}**\n`;
}
