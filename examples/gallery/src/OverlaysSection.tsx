import { ConfirmDialog, Dialog } from '@hondana/shared/overlays/dialog';
import {
  Menu,
  MenuCheck,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuSeparator,
  SubMenu,
} from '@hondana/shared/overlays/menu';
import { Select } from '@hondana/shared/overlays/select';
import { Sheet } from '@hondana/shared/overlays/sheet';
import { Tooltip } from '@hondana/shared/overlays/tooltip';
import { Button } from '@hondana/shared/ui/Button';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { editIcon, externalLinkIcon, moreIcon, refreshIcon, trashIcon } from '@hondana/shared/ui/icons';
import { KeyHint } from '@hondana/shared/ui/KeyHint';
import { Switch } from '@hondana/shared/ui/Switch';
import { useState } from 'react';
import { GallerySection, Specimen } from './GallerySection.tsx';
import styles from './gallery.module.css';

type Open = 'dialog' | 'nested' | 'question' | 'typed' | 'sheet' | 'filters';

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
];

export function OverlaysSection() {
  const [open, setOpen] = useState<ReadonlySet<Open>>(new Set());
  const [size, setSize] = useState('small');
  const [on, setOn] = useState(true);
  const bind = (which: Open) => ({
    open: open.has(which),
    onOpenChange: (next: boolean) =>
      setOpen((before) => new Set([...before].filter((one) => one !== which).concat(next ? which : []))),
  });
  const opener = (which: Open) => () => bind(which).onOpenChange(true);

  return (
    <GallerySection id="overlays" title="Overlays">
      <Specimen title="Dialogs">
        <Button onClick={opener('dialog')}>Dialog</Button>
        <Button onClick={opener('question')}>Question</Button>
        <Button variant="danger" onClick={opener('typed')}>
          Typed
        </Button>
        <Button onClick={opener('sheet')}>Sheet</Button>
        <Button onClick={opener('filters')}>Beside the page</Button>
      </Specimen>
      <Specimen title="Menus">
        <GalleryMenu on={on} setOn={setOn} />
      </Specimen>
      <Specimen title="Hints">
        <Tooltip text="Episode is linked to another show.">
          <Button aria-disabled>Link</Button>
        </Tooltip>
        <Tooltip text="Set as main series" side="right">
          <IconButton icon={editIcon} label="Edit" title={undefined} />
        </Tooltip>
      </Specimen>

      <Dialog
        {...bind('dialog')}
        title="Display Settings"
        description="They are kept in the settings of the server."
        footer={
          <>
            <Button onClick={() => bind('dialog').onOpenChange(false)}>Cancel</Button>
            <Button variant="primary" onClick={opener('nested')}>
              Save
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <Switch label="Total Episodes" checked={on} onChange={setOn} />
          <Switch label="Group Indicator" checked onChange={setOn} />
          <Select label="Size" options={sizes} value={size} onChange={setSize} />
        </div>
      </Dialog>
      <Dialog {...bind('nested')} size="small" title="A dialog above a dialog">
        Escape closes this one only.
      </Dialog>
      <ConfirmDialog
        {...bind('question')}
        danger
        title="Delete 12 files, 8.4 GiB?"
        confirmLabel="Delete 12 files"
        onConfirm={() => Promise.reject(new Error('refused'))}
        failure={() => 'The files could not be deleted.'}
      >
        They are removed from the disk. This cannot be undone.
      </ConfirmDialog>
      <ConfirmDialog
        {...bind('typed')}
        danger
        title="Recreate all groups?"
        confirmLabel="Recreate 1,531 groups"
        typedConfirmation="recreate"
        onConfirm={() => undefined}
      >
        Names that were given by hand are lost.
      </ConfirmDialog>
      <Sheet {...bind('sheet')} title="Filters" footer={<Button variant="primary">Apply</Button>}>
        <Select label="Size" options={sizes} value={size} onChange={setSize} />
      </Sheet>
      <Sheet {...bind('filters')} modal={false} title="Live filters">
        The page beside it can be used.
      </Sheet>
    </GallerySection>
  );
}

function GalleryMenu({ on, setOn }: { on: boolean; setOn: (on: boolean) => void }) {
  const nothing = () => undefined;
  return (
    <>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem icon={editIcon} end={<KeyHint keys={['E']} />} onClick={nothing}>
          Edit
        </MenuItem>
        <MenuItem icon={refreshIcon} detail="From AniDB, a minute or two" onClick={nothing}>
          Refresh
        </MenuItem>
        <SubMenu label="More">
          <MenuItem onClick={nothing}>Rescan files</MenuItem>
          <MenuItem onClick={nothing}>Rehash files</MenuItem>
        </SubMenu>
        <MenuLink icon={externalLinkIcon} link={<a href="https://anidb.net">AniDB</a>}>
          AniDB
        </MenuLink>
        <MenuSeparator />
        <MenuGroup label="Show">
          <MenuCheck checked={on} onChange={setOn}>
            Unwatched count
          </MenuCheck>
        </MenuGroup>
        <MenuSeparator />
        <MenuItem disabled onClick={nothing}>
          Not now
        </MenuItem>
        <MenuItem icon={trashIcon} danger onClick={nothing}>
          Delete series
        </MenuItem>
      </Menu>
      <Menu trigger={<IconButton icon={moreIcon} label="More" />} align="end">
        <MenuItem onClick={nothing}>Only one</MenuItem>
      </Menu>
    </>
  );
}
