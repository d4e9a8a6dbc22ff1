import { errorText } from '@hondana/shared/http/ApiError';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { useUpdateWebUiSettings, useWebUiSettings, type WebUiSettings } from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { useState } from 'react';
import styles from './DisplaySettings.module.css';
import {
  type ColumnName,
  columnNames,
  type PosterSize,
  posterSize,
  posterSizes,
  tableColumns,
  withColumn,
  withPosterSize,
} from './listDisplay.ts';
import { columns } from './table/columns.ts';

/** Moves the choice from a draft to settings that may have changed meanwhile. */
interface Choice {
  readonly read: (settings: WebUiSettings) => unknown;
  readonly copy: (from: WebUiSettings, to: WebUiSettings) => WebUiSettings;
}

interface Option extends Choice {
  readonly label: string;
  readonly isOn: (settings: WebUiSettings) => boolean;
  readonly turn: (settings: WebUiSettings, on: boolean) => WebUiSettings;
}

function option(label: string, isOn: Option['isOn'], turn: Option['turn']): Option {
  return { label, isOn, turn, read: isOn, copy: (from, to) => turn(to, isOn(from)) };
}

type Collection = WebUiSettings['collection'];

function collectionOption<Part extends 'poster' | 'list' | 'image' | 'anidb'>(
  part: Part,
  name: keyof Collection[Part] & string,
  label: string,
): Option {
  return option(
    label,
    ({ collection }) => collection[part][name] === true,
    ({ collection, ...rest }, on) => ({
      ...rest,
      collection: { ...collection, [part]: { ...collection[part], [name]: on } },
    }),
  );
}

function columnOption(name: ColumnName): Option {
  return option(
    columns[name].label,
    (settings) => tableColumns(settings).includes(name),
    (settings, on) => withColumn(settings, name, on),
  );
}

const sections: readonly { readonly title: string; readonly options: readonly Option[] }[] = [
  {
    title: 'Poster View Options',
    options: [
      collectionOption('poster', 'showEpisodeCount', 'Total Episodes'),
      collectionOption('poster', 'showGroupIndicator', 'Group Indicator'),
      collectionOption('poster', 'showUnwatchedCount', 'Unwatched Episode Count'),
    ],
  },
  {
    title: 'List View Options',
    options: [
      collectionOption('list', 'showItemType', 'Item Type'),
      collectionOption('list', 'showGroupIndicator', 'Group Indicator'),
      collectionOption('list', 'showTopTags', 'Top Tags'),
      collectionOption('list', 'showCustomTags', 'Custom Tags'),
    ],
  },
  { title: 'Table View Columns', options: columnNames.map(columnOption) },
  {
    title: 'Image Options',
    options: [
      collectionOption('image', 'showRandomPoster', 'Random Posters on Load'),
      collectionOption('image', 'showRandomBackdrop', 'Random Backdrop on Load'),
      collectionOption('image', 'useThumbnailFallback', 'Show Backdrop if Thumbnail is missing'),
    ],
  },
  {
    title: 'AniDB Options',
    options: [collectionOption('anidb', 'filterDescription', 'Filter AniDB descriptions')],
  },
];

const sizeChoice: Choice = {
  read: posterSize,
  copy: (from, to) => withPosterSize(to, posterSize(from)),
};

const choices = [sizeChoice, ...sections.flatMap(({ options }) => options)];

const sizeTexts: Record<PosterSize, string> = { small: 'Small', medium: 'Medium', large: 'Large' };

export function DisplaySettings({ onClose }: { readonly onClose: () => void }) {
  const savedSettings = useWebUiSettings((settings) => settings);
  const [draft, setDraft] = useState(savedSettings);
  const [initial] = useState(savedSettings);
  const [open, setOpen] = useState(true);
  const update = useUpdateWebUiSettings();

  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();

  const save = async (): Promise<void> => {
    // Only changes made here: other settings may have changed elsewhere meanwhile.
    const changed = choices.filter(({ read }) => read(draft) !== read(initial));
    setSaving(true);
    setError(undefined);
    try {
      if (changed.length > 0) {
        await update((settings) => changed.reduce((all, { copy }) => copy(draft, all), settings));
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
      <RadioGroup
        label="Poster Size"
        look="segments"
        className={styles.sizes}
        options={posterSizes.map((size) => ({ value: size, label: sizeTexts[size] }))}
        value={posterSize(draft)}
        onChange={(size) => setDraft((before) => withPosterSize(before, size))}
      />
      <div className={styles.sections}>
        {sections.map(({ title, options: own }) => (
          <fieldset key={title} className={styles.section}>
            <legend className={styles.title}>{title}</legend>
            {own.map(({ label, isOn, turn }) => (
              <Checkbox
                key={label}
                label={label}
                checked={isOn(draft)}
                onChange={(on) => setDraft((before) => turn(before, on))}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
