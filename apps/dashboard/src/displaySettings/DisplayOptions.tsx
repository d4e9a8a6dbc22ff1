import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import type { WebUiSettings } from '@hondana/shared/settings';
import { Switch } from '@hondana/shared/ui/Switch';
import { TextField } from '@hondana/shared/ui/TextField';
import { msg, t } from '@lingui/core/macro';
import { type CountSetting, cappedText, maxEntries, typedCount } from './counts.ts';
import styles from './DisplaySettingsDialog.module.css';
import type { DisplayDraft, OptionSetting } from './displayDraft.ts';

const switches: readonly (readonly [OptionSetting, TextDescriptor])[] = [
  ['combineContinueWatching', msg`Combine Continue Watching & Next Up`],
  ['useThumbnailsForEpisodes', msg`Use Thumbnails for Episodes`],
  ['hideR18Content', msg`Hide R18 Content`],
];

const counts: readonly (readonly [CountSetting, TextDescriptor])[] = [
  ['shokoNewsPostsCount', msg`Shoko News Posts`],
  ['recentlyImportedEpisodesCount', msg`Recently Imported Episodes`],
  ['recentlyImportedSeriesCount', msg`Recently Imported Series`],
];

interface DisplayOptionsProps {
  readonly savedSettings: WebUiSettings['dashboard'];
  readonly draft: DisplayDraft;
  readonly onChange: (draft: DisplayDraft) => void;
}

export function DisplayOptions({ savedSettings, draft, onChange }: DisplayOptionsProps) {
  return (
    <div className={styles.list}>
      {switches.map(([setting, label]) => (
        <Switch
          key={setting}
          label={textOf(label)}
          checked={draft.options[setting] ?? savedSettings[setting]}
          onChange={(on) => onChange({ ...draft, options: { ...draft.options, [setting]: on } })}
        />
      ))}
      {counts.map(([setting, label]) => {
        const text = draft.counts[setting] ?? String(savedSettings[setting]);
        return (
          <TextField
            key={setting}
            label={textOf(label)}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            error={
              typedCount(text) === undefined ? t`Enter a whole number from 1 to ${maxEntries}.` : undefined
            }
            onChange={({ currentTarget }) =>
              onChange({ ...draft, counts: { ...draft.counts, [setting]: cappedText(currentTarget.value) } })
            }
          />
        );
      })}
    </div>
  );
}
