import { AnchoredMenu, MenuLink } from '@hondana/shared/overlays/menu';
import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import { Link } from 'react-router';
import type { MenuContentProps } from './MenuButton.tsx';

interface PlaceMenuProps extends MenuContentProps {
  readonly entry: NavigationEntry;
}

export function PlaceMenu({ entry, anchor, onClose }: PlaceMenuProps) {
  return (
    <AnchoredMenu label={entry.label} anchor={anchor} onClose={onClose}>
      {entry.children?.map(({ label, path }) => (
        <MenuLink key={path} link={<Link to={`/${path}`} />}>
          {label}
        </MenuLink>
      ))}
    </AnchoredMenu>
  );
}
