import { errorText } from '@hondana/shared/api/ApiError';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { useUpdateWebUiSettings, useWebUiSettings, type WebUiSettings } from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { useState } from 'react';
import styles from './DisplaySettings.module.css';

type Collection = WebUiSettings['collection'];

interface Option {
  readonly label: string;
  readonly read: (settings: Collection) => boolean;
  readonly write: (settings: Collection, on: boolean) => Collection;
}

function option<Part extends 'poster' | 'list' | 'image' | 'anidb'>(
  part: Part,
  name: keyof Collection[Part] & string,
  label: string,
): Option {
  return {
    label,
    read: (settings) => settings[part][name] === true,
    write: (settings, on) => ({ ...settings, [part]: { ...settings[part], [name]: on } }),
  };
}

const sections: readonly { readonly title: string; readonly options: readonly Option[] }[] = [
  {
    title: 'Poster View Options',
    options: [
      option('poster', 'showEpisodeCount', 'Total Episodes'),
      option('poster', 'showGroupIndicator', 'Group Indicator'),
      option('poster', 'showUnwatchedCount', 'Unwatched Episode Count'),
    ],
  },
  {
    title: 'List View Options',
    options: [
      option('list', 'showItemType', 'Item Type'),
      option('list', 'showGroupIndicator', 'Group Indicator'),
      option('list', 'showTopTags', 'Top Tags'),
      option('list', 'showCustomTags', 'Custom Tags'),
    ],
  },
  {
    title: 'Image Options',
    options: [
      option('image', 'showRandomPoster', 'Random Posters on Load'),
      option('image', 'showRandomBackdrop', 'Random Backdrop on Load'),
      option('image', 'useThumbnailFallback', 'Show Backdrop if Thumbnail is missing'),
    ],
  },
  { title: 'AniDB Options', options: [option('anidb', 'filterDescription', 'Filter AniDB descriptions')] },
];

const options = sections.flatMap((section) => section.options);

/** What the collection shows of its entries; kept in the person's settings. */
export function DisplaySettings({ onClose }: { readonly onClose: () => void }) {
  const kept = useWebUiSettings(({ collection }) => collection);
  const [draft, setDraft] = useState(kept);
  const [first] = useState(kept);
  const [open, setOpen] = useState(true);
  const update = useUpdateWebUiSettings();

  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();

  const save = async (): Promise<void> => {
    // Only what was changed here; the rest may have been changed elsewhere meanwhile.
    const changed = options.filter(({ read }) => read(draft) !== read(first));
    setSaving(true);
    setError(undefined);
    try {
      if (changed.length > 0) {
        await update((settings) => ({
          ...settings,
          collection: changed.reduce((all, { write, read }) => write(all, read(draft)), settings.collection),
        }));
      }
      setOpen(false);
    } catch (reason) {
      setError(errorText(reason) ?? '');
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title="Display Settings"
      size="medium"
      keepOnPressOutside
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" busy={saving} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Banner tone="danger" title="The display settings could not be saved">
          {error}
        </Banner>
      )}
      <div className={styles.sections}>
        {sections.map(({ title, options: own }) => (
          <fieldset key={title} className={styles.section}>
            <legend className={styles.title}>{title}</legend>
            {own.map(({ label, read, write }) => (
              <Checkbox
                key={label}
                label={label}
                checked={read(draft)}
                onChange={(on) => setDraft((before) => write(before, on))}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
