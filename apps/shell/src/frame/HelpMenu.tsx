import { AnchoredMenu, MenuGroup, MenuItem, MenuLink } from '@hondana/shared/overlays/menu';
import { externalLinkIcon, keyboardIcon, refreshIcon } from '@hondana/shared/ui/icons';
import { KeyHint } from '@hondana/shared/ui/KeyHint';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { openPartAtom } from '../parts/openPart.ts';
import { useVisitor } from '../session/useVisitor.ts';
import { externalLinks } from './externalLinks.ts';
import type { MenuContentProps } from './MenuButton.tsx';

export function HelpMenu({ anchor, onClose }: MenuContentProps) {
  const setOpenPart = useSetAtom(openPartAtom);
  const { isAdministrator } = useVisitor();
  return (
    <AnchoredMenu label={t`Help`} anchor={anchor} onClose={onClose} align="end">
      <MenuItem icon={keyboardIcon} end={<KeyHint keys={['?']} />} onClick={() => setOpenPart('shortcuts')}>
        <Trans>Keyboard shortcuts</Trans>
      </MenuItem>
      {isAdministrator && (
        <MenuItem icon={refreshIcon} onClick={() => setOpenPart('update')}>
          <Trans>Check for updates</Trans>
        </MenuItem>
      )}
      <MenuGroup label={t`Elsewhere`}>
        {externalLinks().map(({ label, href }) => (
          <MenuLink
            key={href}
            icon={externalLinkIcon}
            link={<a href={href} target="_blank" rel="noreferrer" aria-label={t`${label}, in a new tab`} />}
          >
            {label}
          </MenuLink>
        ))}
      </MenuGroup>
    </AnchoredMenu>
  );
}
