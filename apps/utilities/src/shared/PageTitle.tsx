import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { useLocation } from '@hondana/shared/navigation';
import { Heading } from '@hondana/shared/ui/Heading';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { chevronDownIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import styles from './PageTitle.module.css';

const UtilityMenu = lazyPart(async () => (await import('./UtilityMenu.tsx')).UtilityMenu);

/** On phones, includes a menu of the other utility pages. */
export function PageTitle({ heading }: { readonly heading: string }) {
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.title}>
      <Heading level={1} look="title">
        {heading}
      </Heading>
      {pathname.startsWith('/utilities') && (
        <IconButton
          ref={button}
          icon={chevronDownIcon}
          label={t`Pages of Utilities`}
          className={styles.switcher}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {isOpen && <UtilityMenu anchor={button.current} onClose={() => setOpen(false)} />}
    </div>
  );
}
