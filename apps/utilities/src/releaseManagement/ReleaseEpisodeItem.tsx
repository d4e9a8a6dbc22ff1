import { CrcNote } from '@hondana/shared/anime/CrcNote';
import { formatBytes } from '@hondana/shared/ui/format';
import { Heading } from '@hondana/shared/ui/Heading';
import { RadioGroup, type RadioOption } from '@hondana/shared/ui/RadioGroup';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PlayFile } from '../shared/PlayFile.tsx';
import styles from './ReleaseEpisodeItem.module.css';
import { type Choice, initialChoice, type ReleaseEpisode, type ReleaseItem } from './releaseItems.ts';
import type { Choices } from './releasePlan.ts';

interface ReleaseEpisodeItemProps {
  readonly episode: ReleaseEpisode;
  readonly options: readonly RadioOption<Choice>[];
  readonly choices: Choices;
  readonly isEmptied: boolean;
  readonly onChoose: (item: ReleaseItem, choice: Choice) => void;
}

export function ReleaseEpisodeItem({
  episode,
  options,
  choices,
  isEmptied,
  onChoose,
}: ReleaseEpisodeItemProps) {
  const { name } = episode;
  return (
    <div className={styles.episode}>
      <Heading level={3} className={styles.name}>
        <bdi>{name}</bdi>
      </Heading>
      <ul aria-label={t`Files of ${name}`} className={styles.files}>
        {episode.items.map((item) => {
          const path = `${item.directory}/${item.name}`;
          const choice = choices.get(item.key) ?? initialChoice(item);
          return (
            <li key={item.key} className={styles.file} data-choice={choice}>
              <div className={styles.facts}>
                <bdi className={styles.fileName}>{item.name}</bdi>
                {item.directory !== '' && <bdi className={styles.directory}>{item.directory}</bdi>}
                <span className={styles.traits}>{[formatBytes(item.size), ...item.traits].join(' · ')}</span>
                <CrcNote name={item.name} crc32={item.crc32} onlyDifference />
                {item.media.length > 0 && <span className={styles.traits}>{item.media.join(' · ')}</span>}
              </div>
              <PlayFile file={{ id: item.fileId, nameOnDisk: item.name, seconds: item.seconds }} />
              {options.length > 1 && (
                <RadioGroup
                  label={t`Action for ${path}`}
                  hideLabel
                  look="segments"
                  options={options}
                  value={choice}
                  onChange={(next) => onChoose(item, next)}
                  className={styles.choice}
                />
              )}
            </li>
          );
        })}
      </ul>
      {isEmptied && (
        <p className={styles.warning}>
          <Trans>This episode would have no files left.</Trans>
        </p>
      )}
    </div>
  );
}
