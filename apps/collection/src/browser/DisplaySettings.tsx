import { errorText } from '@hondana/shared/http/ApiError';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { useUpdateWebUiSettings, useWebUiSettings, type WebUiSettings } from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  readonly label: TextDescriptor;
  readonly isOn: (settings: WebUiSettings) => boolean;
  readonly turn: (settings: WebUiSettings, on: boolean) => WebUiSettings;
}

function option(label: TextDescriptor, isOn: Option['isOn'], turn: Option['turn']): Option {
  return { label, isOn, turn, read: isOn, copy: (from, to) => turn(to, isOn(from)) };
}

type Collection = WebUiSettings['collection'];

function collectionOption<Part extends 'poster' | 'list' | 'image' | 'anidb'>(
  part: Part,
  name: keyof Collection[Part] & string,
  label: TextDescriptor,
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

const sections: readonly { readonly title: TextDescriptor; readonly options: readonly Option[] }[] = [
  {
    title: msg`Poster View Options`,
    options: [
      collectionOption('poster', 'showEpisodeCount', msg`Total Episodes`),
      collectionOption('poster', 'showGroupIndicator', msg`Group Indicator`),
      collectionOption('poster', 'showUnwatchedCount', msg`Unwatched Episode Count`),
    ],
  },
  {
    title: msg`List View Options`,
    options: [
      collectionOption('list', 'showItemType', msg`Item Type`),
      collectionOption('list', 'showGroupIndicator', msg`Group Indicator`),
      collectionOption('list', 'showTopTags', msg`Top Tags`),
      collectionOption('list', 'showCustomTags', msg`Custom Tags`),
    ],
  },
  { title: msg`Table View Columns`, options: columnNames.map(columnOption) },
  {
    title: msg`Image Options`,
    options: [
      collectionOption('image', 'showRandomPoster', msg`Random Posters on Load`),
      collectionOption('image', 'showRandomBackdrop', msg`Random Backdrop on Load`),
      collectionOption('image', 'useThumbnailFallback', msg`Show Backdrop if Thumbnail is missing`),
    ],
  },
  {
    title: msg`AniDB Options`,
    options: [collectionOption('anidb', 'filterDescription', msg`Filter AniDB descriptions`)],
  },
];

const sizeChoice: Choice = {
  read: posterSize,
  copy: (from, to) => withPosterSize(to, posterSize(from)),
};

const choices = [sizeChoice, ...sections.flatMap(({ options }) => options)];

const sizeTexts: Record<PosterSize, TextDescriptor> = {
  small: msg`Small`,
  medium: msg`Medium`,
  large: msg`Large`,
};

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
      title={t`Display Settings`}
      size="medium"
      keepOnPressOutside
      footer={
        <>
          <Button onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={saving} onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Banner tone="danger" title={t`The display settings could not be saved`}>
          {error}
        </Banner>
      )}
      <RadioGroup
        label={t`Poster Size`}
        look="segments"
        className={styles.sizes}
        options={posterSizes.map((size) => ({ value: size, label: textOf(sizeTexts[size]) }))}
        value={posterSize(draft)}
        onChange={(size) => setDraft((before) => withPosterSize(before, size))}
      />
      <div className={styles.sections}>
        {sections.map(({ title, options: own }) => (
          <fieldset key={title.id} className={styles.section}>
            <legend className={styles.title}>{textOf(title)}</legend>
            {own.map(({ label, isOn, turn }) => (
              <Checkbox
                key={label.id}
                label={textOf(label)}
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
