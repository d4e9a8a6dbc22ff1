import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { useRef, useState } from 'react';
import styles from './WelcomeDialog.module.css';

/** Facts 6. Pages without a URL of their own link to the documentation's start page. */
const links = [
  { label: 'Using Shoko | ShokoDocs', address: 'https://docs.shokoanime.com' },
  { label: 'Frequently Asked Questions | Shoko Docs', address: 'https://docs.shokoanime.com/faq' },
  { label: 'Media Player Integrations | Shoko Docs', address: 'https://docs.shokoanime.com' },
  { label: 'Community & Staff Support | Discord', address: 'https://discord.gg/vpeHDsg' },
] as const;

export function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title="Welcome to Shoko!"
      size="medium"
      initialFocus={button}
      footer={
        <Button ref={button} variant="primary" onClick={() => setOpen(false)}>
          Set Me Free!
        </Button>
      }
    >
      <div className={styles.content}>
        <p>
          Your server is ready and is scanning your import folders. Files that AniDB recognizes appear in your
          collection automatically; the rest are listed under Unrecognized Files.
        </p>
        <p>For more information or help:</p>
        <ul className={styles.links}>
          {links.map(({ label, address }) => (
            <li key={label}>
              <a href={address} target="_blank" rel="noreferrer" className={styles.link}>
                {label}
                <Icon icon={externalLinkIcon} size={4} />
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
