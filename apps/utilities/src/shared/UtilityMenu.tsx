import { Link, useLocation } from '@hondana/shared/navigation';
import { AnchoredMenu, MenuLink } from '@hondana/shared/overlays/menu';
import { useContributions } from '@hondana/shared/remote/slots';
import { useIsAdministrator } from '@hondana/shared/resources/users';
import { utilityPages } from './utilityPages.ts';

interface UtilityMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export function UtilityMenu({ anchor, onClose }: UtilityMenuProps) {
  const { pathname } = useLocation();
  const isAdministrator = useIsAdministrator();
  const contributed = useContributions('utilities.page');
  const pages = [
    ...utilityPages.filter(({ adminOnly }) => isAdministrator || !adminOnly),
    ...contributed.map(({ key, title }) => ({ label: title, path: `utilities/x/${key}` })),
  ];
  return (
    <AnchoredMenu label="Pages of Utilities" anchor={anchor} onClose={onClose}>
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
