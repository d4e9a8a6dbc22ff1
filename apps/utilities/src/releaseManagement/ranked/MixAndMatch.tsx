import type { SeriesReleases } from '@hondana/shared/api/types';
import { formatBytes } from '@hondana/shared/ui/format';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { t } from '@lingui/core/macro';
import { visibleName } from '../../shared/fileFacts.ts';
import { placePath } from './placePath.ts';
import styles from './RankedPanel.module.css';
import { type EpisodeOption, episodeOptions, pickedOption, type ReleaseChoice } from './releaseSelection.ts';

interface MixAndMatchProps {
  readonly releases: SeriesReleases;
  readonly choice: ReleaseChoice;
  readonly onPick: (picks: ReadonlyMap<string, number>) => void;
}

const sizeOf = ({ files }: EpisodeOption): string =>
  formatBytes(files.reduce((sum, { FileSize }) => sum + FileSize, 0));

/** For each episode that several releases have, the one that is to provide it. */
export function MixAndMatch({ releases, choice, onPick }: MixAndMatchProps) {
  const contested = episodeOptions(releases).filter(({ options }) => options.length > 1);
  const pick = (episode: string, id: number): void => {
    const picks = new Map(choice.picks);
    picks.delete(episode);
    const own = contested.find((one) => one.episode === episode);
    const usual = own && pickedOption(own, releases, { ...choice, picks });
    // What stays anyway needs no place in the address.
    onPick(usual?.id === id ? picks : picks.set(episode, id));
  };
  return (
    <ul aria-label={t`Episodes`} className={styles.episodes}>
      {contested.map((one) => (
        <li key={one.episode} className={styles.episode}>
          <RadioGroup
            label={t`Keep for episode ${one.episode}`}
            options={one.options.map((option) => ({
              value: String(option.id),
              label: <bdi>{`${visibleName(option.track.Name)} · ${sizeOf(option)}`}</bdi>,
              description: <bdi>{option.files.map(placePath).join('\n')}</bdi>,
            }))}
            value={String(pickedOption(one, releases, choice)?.id ?? '')}
            onChange={(id) => pick(one.episode, Number(id))}
          />
        </li>
      ))}
    </ul>
  );
}
