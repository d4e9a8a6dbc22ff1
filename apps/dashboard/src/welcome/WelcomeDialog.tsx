import { textOf } from '@hondana/shared/language/texts';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import styles from './WelcomeDialog.module.css';

/** Facts 6. Pages without a URL of their own link to the documentation's start page. */
const links = [
  { label: msg`Using Shoko | ShokoDocs`, address: 'https://docs.shokoanime.com' },
  { label: msg`Frequently Asked Questions | Shoko Docs`, address: 'https://docs.shokoanime.com/faq' },
  { label: msg`Media Player Integrations | Shoko Docs`, address: 'https://docs.shokoanime.com' },
  { label: msg`Community & Staff Support | Discord`, address: 'https://discord.gg/vpeHDsg' },
] as const;

export function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title={t`Welcome to Shoko!`}
      size="medium"
      initialFocus={button}
      footer={
        <Button ref={button} variant="primary" onClick={() => setOpen(false)}>
          <Trans>Set Me Free!</Trans>
        </Button>
      }
    >
      <div className={styles.content}>
        <p>
          <Trans>
            Your server is ready and is scanning your import folders. Files that AniDB recognizes appear in
            your collection automatically; the rest are listed under Unrecognized Files.
          </Trans>
        </p>
        <p>
          <Trans>For more information or help:</Trans>
        </p>
        <ul className={styles.links}>
          {links.map(({ label, address }) => (
            <li key={label.id}>
              <a href={address} target="_blank" rel="noreferrer" className={styles.link}>
                {textOf(label)}
                <Icon icon={externalLinkIcon} size={4} />
                <VisuallyHidden>
                  {' '}
                  <Trans>(opens in a new tab)</Trans>
                </VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
