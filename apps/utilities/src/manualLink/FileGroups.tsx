import { formatNumber, plural } from '@hondana/shared/ui/format';
import { Heading } from '@hondana/shared/ui/Heading';
import { Icon } from '@hondana/shared/ui/Icon';
import { checkCircleIcon } from '@hondana/shared/ui/icons';
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
  return (
    <section aria-label="Series by file name" className={styles.groups}>
      <Heading level={2} look="body">
        Files of {plural(groups.length, 'series', 'series')}
      </Heading>
      <ul className={styles.list}>
        {groups.slice(0, maxShown).map((group) => (
          <li key={group.key}>
            <Suggestion group={group} onChoose={onChoose} />
          </li>
        ))}
        {rest > 0 && (
          <li className={styles.rest}>and {formatNumber(rest)} more, shown as these are linked</li>
        )}
      </ul>
    </section>
  );
}

function Suggestion({ group, onChoose }: Pick<FileGroupsProps, 'onChoose'> & { readonly group: FileGroup }) {
  const { facts, files, ready } = group;
  const { series, isPending } = useGroupSeries(facts);
  const season = facts.season > 1 ? `, season ${facts.season}` : '';
  const waiting = isPending ? 'searching…' : 'no series found';
  return (
    <SeriesButton
      title={
        series ? (
          <bdi>{series.Title}</bdi>
        ) : (
          <>
            Search for “<bdi>{facts.show}</bdi>”
          </>
        )
      }
      facts={
        <>
          {ready === files.length && <Icon icon={checkCircleIcon} size={4} className={styles.done} />}
          {formatNumber(ready)} of {plural(files.length, 'file', 'files')} ready,{' '}
          {series ? (
            <>
              named “<bdi>{facts.show}</bdi>”{season}
            </>
          ) : (
            waiting
          )}
        </>
      }
      onChoose={() => onChoose(group, series?.ID)}
    />
  );
}
