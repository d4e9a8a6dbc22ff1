import { Combobox, type ComboboxOption, MultiCombobox } from '@hondana/shared/overlays/combobox';
import { Select } from '@hondana/shared/overlays/select';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { Icon } from '@hondana/shared/ui/Icon';
import { gridIcon, listIcon } from '@hondana/shared/ui/icons';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { RatingInput } from '@hondana/shared/ui/RatingInput';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Switch } from '@hondana/shared/ui/Switch';
import { Tag } from '@hondana/shared/ui/Tag';
import { TextAreaField, TextField } from '@hondana/shared/ui/TextField';
import { useState } from 'react';
import { GallerySection, Specimen } from './GallerySection.tsx';

const languages: ComboboxOption<string>[] = [
  { value: 'x-main', label: 'Main title', detail: 'x-main' },
  { value: 'en', label: 'English', detail: 'en' },
  { value: 'ja', label: 'Japanese', detail: 'ja' },
  { value: 'x-jat', label: 'Japanese (transcription)', detail: 'x-jat' },
  { value: 'de', label: 'German', detail: 'de' },
  { value: 'fr', label: 'French', detail: 'fr', disabled: true },
  { value: 'ko', label: 'Korean', detail: 'ko' },
];

const channels = [
  { value: 'stable', label: 'Stable' },
  { value: 'dev', label: 'Dev', detail: 'New things first, and their faults' },
  { value: 'debug', label: 'Debug', disabled: true },
];

const views = [
  {
    value: 'poster',
    label: (
      <>
        <Icon icon={gridIcon} size={4} /> Poster
      </>
    ),
  },
  {
    value: 'list',
    label: (
      <>
        <Icon icon={listIcon} size={4} /> List
      </>
    ),
  },
];

export function FieldsSection() {
  return (
    <GallerySection id="fields" title="Fields">
      <TextSpecimens />
      <ChoiceSpecimens />
      <PickSpecimens />
    </GallerySection>
  );
}

function TextSpecimens() {
  const [search, setSearch] = useState('');
  return (
    <>
      <Specimen title="Text">
        <TextField label="User name" autoComplete="username" placeholder="e.g. Default" />
        <TextField
          label="Port"
          type="number"
          defaultValue={9001}
          description="Above 1024 without root."
          after="UDP"
        />
      </Specimen>
      <Specimen title="With an error, disabled, optional">
        <TextField
          label="Max Relation Depth"
          defaultValue="9"
          error="Max Relation Depth may only be between 0 and 5"
        />
        <TextField label="Server URL" defaultValue="http://api.anidb.net:9001" disabled optional />
      </Specimen>
      <Specimen title="Password and search">
        <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
        <SearchField
          label="Search collection"
          placeholder="Search..."
          value={search}
          onChange={setSearch}
          shortcut
        />
      </Specimen>
      <Specimen title="Several lines">
        <TextAreaField
          label="Description"
          description="Shown on the series page."
          defaultValue="Elric brothers."
        />
      </Specimen>
    </>
  );
}

function ChoiceSpecimens() {
  const [checked, setChecked] = useState(true);
  const [on, setOn] = useState(true);
  const [view, setView] = useState('poster');
  const [channel, setChannel] = useState('stable');
  const [rating, setRating] = useState<number | undefined>(7);
  return (
    <>
      <Specimen title="Checkboxes">
        <div>
          <Checkbox label="Remember me" checked={checked} onChange={setChecked} />
          <Checkbox label="Some of them" checked={false} indeterminate onChange={setChecked} />
          <Checkbox
            label="Delete empty folders"
            description="After a file has been moved away."
            checked={!checked}
            onChange={(next) => setChecked(!next)}
          />
          <Checkbox label="Not for you" checked disabled onChange={setChecked} />
        </div>
      </Specimen>
      <Specimen title="Switches">
        <div>
          <Switch label="Notifications" checked={on} onChange={setOn} />
          <Switch
            label="Random posters"
            description="Another one at each visit."
            checked={!on}
            onChange={(next) => setOn(!next)}
          />
          <Switch label="Disabled" checked disabled onChange={setOn} />
        </div>
      </Specimen>
      <Specimen title="One of few">
        <RadioGroup label="View" look="segments" options={views} value={view} onChange={setView} />
        <RadioGroup label="Update channel" options={channels} value={channel} onChange={setChannel} />
      </Specimen>
      <Specimen title="Tags, rating">
        <Tag>Comedy</Tag>
        <RatingInput
          label="Your rating"
          value={rating}
          onChange={setRating}
          onRevoke={() => setRating(undefined)}
        />
        <RatingInput label="Rating of a friend" value={undefined} onChange={setRating} disabled />
      </Specimen>
    </>
  );
}

function PickSpecimens() {
  const [channel, setChannel] = useState<string>();
  const [language, setLanguage] = useState<ComboboxOption<string>>();
  const [chosen, setChosen] = useState(languages.slice(1, 4));
  return (
    <>
      <Specimen title="Select">
        <Select label="Channel" options={channels} value={channel} onChange={setChannel} />
        <Select label="Small" size="small" options={channels} value="dev" onChange={setChannel} />
        <Select
          label="Wrong"
          options={channels}
          value={channel}
          onChange={setChannel}
          error="Choose a channel"
        />
      </Specimen>
      <Specimen title="Combobox">
        <Combobox
          label="Language"
          placeholder="Type to search"
          options={languages}
          value={language}
          onChange={setLanguage}
        />
        <MultiCombobox label="Languages" options={languages} value={chosen} onChange={setChosen} />
      </Specimen>
    </>
  );
}
