import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { Link, useLocation } from '@hondana/shared/navigation';
import { AnchoredMenu, MenuLink } from '@hondana/shared/overlays/menu';
import { useContributions } from '@hondana/shared/remote/slots';
import { useIsAdministrator } from '@hondana/shared/resources/users';
import { msg, t } from '@lingui/core/macro';
import { type UtilityPath, utilityPages } from './utilityPages.ts';

/** The shell draws the labels of `utilityPages` itself. */
const labels: Readonly<Record<UtilityPath, TextDescriptor>> = {
  'utilities/unrecognized': msg`Unrecognized Files`,
  'utilities/release-management': msg`Release Management`,
  'utilities/series-without-files': msg`Series Without Files`,
  'utilities/file-search': msg`File Search`,
  'utilities/renamer': msg`Renamer`,
};

interface UtilityMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export function UtilityMenu({ anchor, onClose }: UtilityMenuProps) {
  const { pathname } = useLocation();
  const isAdministrator = useIsAdministrator();
  const contributed = useContributions('utilities.page');
  const pages = [
    ...utilityPages
      .filter(({ adminOnly }) => isAdministrator || !adminOnly)
      .map(({ path }) => ({ label: textOf(labels[path]), path })),
    ...contributed.map(({ key, title }) => ({ label: title, path: `utilities/x/${key}` })),
  ];
  return (
    <AnchoredMenu label={t`Pages of Utilities`} anchor={anchor} onClose={onClose}>
      {pages.map(({ label, path }) => (
        <MenuLink
          key={path}
          link={<Link to={`/${path}`} aria-current={pathname.startsWith(`/${path}`) ? 'page' : undefined} />}
        >
          {label}
        </MenuLink>
      ))}
    </AnchoredMenu>
  );
}
