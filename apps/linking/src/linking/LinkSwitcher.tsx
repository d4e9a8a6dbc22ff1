import type { Series } from '@hondana/shared/api/types';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { Link } from '@hondana/shared/navigation';
import type { TmdbKind } from '@hondana/shared/resources/tmdbLinks';
import { Badge } from '@hondana/shared/ui/Badge';
import { Icon } from '@hondana/shared/ui/Icon';
import { plusIcon } from '@hondana/shared/ui/icons';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './LinkingPage.module.css';
import { linkAddress } from './useLinkAddress.ts';

const kindTexts: Readonly<Record<TmdbKind, TextDescriptor>> = {
  Show: msg({ message: 'Show', context: 'of TMDB' }),
  Movie: msg`Movie`,
};

interface LinkedWork {
  readonly kind: TmdbKind;
  readonly id: number;
  readonly title: string;
}

export function linkedWorks({ IDs, TMDB }: Pick<Series, 'IDs' | 'TMDB'>): LinkedWork[] {
  const titles = (list: readonly { ID: number; Title: string | null }[] | undefined) =>
    new Map(list?.map(({ ID, Title }) => [ID, Title]));
  const shows = titles(TMDB?.Shows);
  const movies = titles(TMDB?.Movies);
  return [
    ...IDs.TMDB.Show.map((id) => ({ kind: 'Show' as const, id, title: shows.get(id) || t`Show ${id}` })),
    ...IDs.TMDB.Movie.map((id) => ({ kind: 'Movie' as const, id, title: movies.get(id) || t`Movie ${id}` })),
  ];
}

interface LinkSwitcherProps {
  readonly works: readonly LinkedWork[];
  readonly current: { readonly kind: TmdbKind; readonly id: number | undefined };
  /** Undefined without permission to link. */
  readonly another: TmdbKind | undefined;
}

export function LinkSwitcher({ works, current, another }: LinkSwitcherProps) {
  return (
    <nav aria-label={t`Links to TMDB`}>
      <ul className={styles.switcher}>
        {works.map(({ kind, id, title }) => (
          <li key={`${kind}${id}`}>
            <Link
              to={linkAddress(kind, id)}
              aria-current={kind === current.kind && id === current.id ? 'page' : undefined}
              className={styles.link}
            >
              <Badge>{textOf(kindTexts[kind])}</Badge>
              <span dir="auto" title={title}>
                {title}
              </span>
            </Link>
          </li>
        ))}
        {another !== undefined && (
          <li>
            <Link
              to={linkAddress(another)}
              aria-current={current.id === undefined ? 'page' : undefined}
              className={styles.link}
            >
              <Icon icon={plusIcon} size={4} />
              <span>
                <Trans>Link another</Trans>
              </span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
