import { formatNumber } from '@hondana/shared/ui/format';
import { Heading } from '@hondana/shared/ui/Heading';
import { Icon } from '@hondana/shared/ui/Icon';
import { checkCircleIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './FileGroups.module.css';
import type { FileGroup } from './fileGroups.ts';
import { SeriesButton } from './SeriesButton.tsx';
import { useGroupSeries } from './useGroupSeries.ts';

/** Each group shown sends a search of its own. */
const maxShown = 8;

interface FileGroupsProps {
  readonly groups: readonly FileGroup[];
  readonly onChoose: (group: FileGroup, animeId: number | undefined) => void;
}

export function FileGroups({ groups, onChoose }: FileGroupsProps) {
  const rest = groups.length - maxShown;
  const more = formatNumber(rest);
  return (
    <section aria-label={t`Series by file name`} className={styles.groups}>
      <Heading level={2} look="body">
        <Trans>
          Files of <Plural value={groups.length} one="# series" other="# series" />
        </Trans>
      </Heading>
      <ul className={styles.list}>
        {groups.slice(0, maxShown).map((group) => (
          <li key={group.key}>
            <Suggestion group={group} onChoose={onChoose} />
          </li>
        ))}
        {rest > 0 && (
          <li className={styles.rest}>
            <Trans>and {more} more, shown as these are linked</Trans>
          </li>
        )}
      </ul>
    </section>
  );
}

function Suggestion({ group, onChoose }: Pick<FileGroupsProps, 'onChoose'> & { readonly group: FileGroup }) {
  const { facts, files, ready } = group;
  const { series, isPending } = useGroupSeries(facts);
  const { show, season } = facts;
  const done = formatNumber(ready);
  return (
    <SeriesButton
      title={
        series ? (
          <bdi>{series.Title}</bdi>
        ) : (
          <Trans>
            Search for “<bdi>{show}</bdi>”
          </Trans>
        )
      }
      facts={
        <>
          {ready === files.length && <Icon icon={checkCircleIcon} size={4} className={styles.done} />}
          <Trans>
            {done} of <Plural value={files.length} one="# file" other="# files" /> ready
          </Trans>
          {' · '}
          {!series && (isPending ? t`searching…` : t`no series found`)}
          {series && season > 1 && (
            <Trans>
              named “<bdi>{show}</bdi>”, season {season}
            </Trans>
          )}
          {series && season <= 1 && (
            <Trans>
              named “<bdi>{show}</bdi>”
            </Trans>
          )}
        </>
      }
      onChoose={() => onChoose(group, series?.ID)}
    />
  );
}
