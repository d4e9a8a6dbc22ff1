import { Button } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import { IconButton } from '@hondana/shared/ui/IconButton';
import * as icons from '@hondana/shared/ui/icons';
import { KeyHint } from '@hondana/shared/ui/KeyHint';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { useState } from 'react';
import { GallerySection, Specimen } from './GallerySection.tsx';
import styles from './gallery.module.css';

const variants = ['primary', 'secondary', 'danger', 'quiet'] as const;

export function ButtonsSection() {
  const [busy, setBusy] = useState(false);
  return (
    <GallerySection id="buttons" title="Buttons">
      <Specimen title="Kinds">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Small">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size="small">
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen title="With a drawing">
        <Button variant="primary" icon={icons.saveIcon}>
          Save
        </Button>
        <Button icon={icons.refreshIcon}>Refresh</Button>
        <Button variant="danger" icon={icons.trashIcon}>
          Delete 12 files
        </Button>
      </Specimen>
      <Specimen title="Disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Busy">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {variant}
          </Button>
        ))}
        <Button busy={busy} onClick={() => setBusy(true)}>
          Press to wait
        </Button>
      </Specimen>
      <Specimen title="Only a drawing">
        <IconButton icon={icons.editIcon} label="Edit" />
        <IconButton icon={icons.moreIcon} label="More" variant="secondary" />
        <IconButton icon={icons.playIcon} label="Play" variant="primary" />
        <IconButton icon={icons.trashIcon} label="Delete" variant="danger" />
        <IconButton icon={icons.eyeIcon} label="Mark as watched" size="small" />
        <IconButton icon={icons.refreshIcon} label="Refresh" busy />
        <IconButton icon={icons.starIcon} label="Rate" disabled />
      </Specimen>
      <Specimen title="Links">
        <LinkButton href="https://anidb.net" icon={icons.externalLinkIcon}>
          AniDB
        </LinkButton>
        <LinkButton href="https://shokoanime.com" variant="primary">
          Set Me Free!
        </LinkButton>
      </Specimen>
      <Specimen title="Keys">
        <KeyHint keys={['/']} />
        <KeyHint keys={['Ctrl', 'K']} />
        <KeyHint keys={['g', 'c']} sequence />
        <KeyHint keys={['Esc']} />
      </Specimen>
      <Specimen title="Drawings" wide>
        <div className={styles.icons}>
          {Object.entries(icons).map(([name, icon]) => (
            <div key={name} className={styles.iconCell}>
              <Icon icon={icon} size={6} />
              {name.replace(/Icon$/, '')}
            </div>
          ))}
        </div>
      </Specimen>
    </GallerySection>
  );
}
