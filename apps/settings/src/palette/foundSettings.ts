import type { FoundSetting, SlotContent } from '@hondana/shared/remote/slots';
import { getServerVersion } from '@hondana/shared/session';
import { t } from '@lingui/core/macro';
import { pages } from '../pages.ts';
import { findableSettings, isOffered, isOn } from '../shared/findableSettings.ts';

function addressOf(page: string, path?: string): string {
  return `/settings/${page}${path === undefined ? '' : `#${encodeURIComponent(path)}`}`;
}

/** A section links to its first field; one with the name of a field is left out. */
export const contribution: SlotContent<'palette.settings'> = ({ isAdministrator }) => {
  const settings = findableSettings(pages, isAdministrator).filter(isOn(getServerVersion()));
  return pages
    .filter((page) => isOffered(page.for, isAdministrator))
    .flatMap((page): FoundSetting[] => {
      const title = page.title();
      const own = settings.filter((setting) => setting.page === page && setting.label !== title);
      const labels = new Set([title, ...own.map(({ label }) => label)]);
      const sections = own.filter(
        ({ section }, index) =>
          !labels.has(section) && own.findIndex((other) => other.section === section) === index,
      );
      return [
        { label: title, place: t`Settings`, address: addressOf(page.path) },
        ...sections.map(({ section, path }) => ({
          label: section,
          place: title,
          address: addressOf(page.path, path),
        })),
        ...own.map(({ label, section, description, path }) => ({
          label,
          place: section === title ? title : `${title} · ${section}`,
          description,
          address: addressOf(page.path, path),
        })),
      ];
    });
};
