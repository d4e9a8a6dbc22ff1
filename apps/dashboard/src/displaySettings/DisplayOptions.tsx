import type { WebUiSettings } from '@hondana/shared/settings';
import { Switch } from '@hondana/shared/ui/Switch';
import { TextField } from '@hondana/shared/ui/TextField';
import { type CountSetting, cappedText, maxEntries, typedCount } from './counts.ts';
import styles from './DisplaySettingsDialog.module.css';
import type { DisplayDraft, OptionSetting } from './displayDraft.ts';

const switches: readonly (readonly [OptionSetting, string])[] = [
  ['combineContinueWatching', 'Combine Continue Watching & Next Up'],
  ['useThumbnailsForEpisodes', 'Use Thumbnails for Episodes'],
  ['hideR18Content', 'Hide R18 Content'],
];

const counts: readonly (readonly [CountSetting, string])[] = [
  ['shokoNewsPostsCount', 'Shoko News Posts'],
  ['recentlyImportedEpisodesCount', 'Recently Imported Episodes'],
  ['recentlyImportedSeriesCount', 'Recently Imported Series'],
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
          label={label}
          checked={draft.options[setting] ?? savedSettings[setting]}
          onChange={(on) => onChange({ ...draft, options: { ...draft.options, [setting]: on } })}
        />
      ))}
      {counts.map(([setting, label]) => {
        const text = draft.counts[setting] ?? String(savedSettings[setting]);
        return (
          <TextField
            key={setting}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            error={
              typedCount(text) === undefined ? `Enter a whole number from 1 to ${maxEntries}.` : undefined
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
