import { cleanDescription } from '@hondana/shared/anime/cleanDescription';
import type { Group } from '@hondana/shared/api/types';
import { useWebUiSettings } from '@hondana/shared/settings';
import { ClampedText } from '@hondana/shared/ui/ClampedText';
import { formatNumber } from '@hondana/shared/ui/format';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { filesText, missingEpisodesText } from '../shared/countTexts.ts';
import { FactLine } from '../shared/FactLine.tsx';
import { fileCount } from '../shared/fileCount.ts';
import styles from './GroupAbout.module.css';

export function GroupAbout({ group }: { readonly group: Group | undefined }) {
  const filter = useWebUiSettings(({ collection }) => collection.anidb.filterDescription);
  if (!group) {
    return (
      <div className={styles.about}>
        <Skeleton height="2lh" width="min(100%, 60rem)" />
        <Skeleton height="1lh" width="16rem" />
      </div>
    );
  }
  const description = cleanDescription(group.Description ?? '', filter);
  return (
    <section aria-label={t`About this group`} className={styles.about}>
      {description !== '' && (
        <ClampedText lines={2} className={styles.description}>
          {description}
        </ClampedText>
      )}
      <FactLine facts={groupFacts(group)} className={styles.facts} />
    </section>
  );
}

function groupFacts({ Sizes }: Group): string[] {
  const { Local, Watched, Missing } = Sizes;
  const episodes = Local.Episodes + Local.Specials;
  const watched = formatNumber(Watched.Episodes + Watched.Specials);
  const missing = Missing.Episodes + Missing.Specials;
  const files = fileCount(Sizes);
  return [
    t`${watched} of ${plural(episodes, { one: '# episode', other: '# episodes' })} watched`,
    ...(missing > 0 ? [missingEpisodesText(missing)] : []),
    filesText(files),
  ];
}
