import { Link } from '@hondana/shared/navigation';
import type { TmdbKind } from '@hondana/shared/resources/tmdbLinks';
import { Button } from '@hondana/shared/ui/Button';
import { ClampedText } from '@hondana/shared/ui/ClampedText';
import { Heading } from '@hondana/shared/ui/Heading';
import { linkIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Poster } from '@hondana/shared/ui/Poster';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { linkAddress } from '../useLinkAddress.ts';
import { TmdbLink } from '../WorkHead.tsx';
import type { TmdbResult } from './results.ts';
import styles from './SearchView.module.css';

interface ResultCardProps {
  readonly result: TmdbResult;
  readonly kind: TmdbKind;
  readonly isLinked: boolean;
  readonly isBusy: boolean;
  readonly onPick: () => void;
}

export function ResultCard({ result, kind, isLinked, isBusy, onPick }: ResultCardProps) {
  const { id, title, originalTitle, language, year, overview, picture } = result;
  return (
    <article className={styles.card}>
      <Poster src={picture} title={title} className={styles.poster} />
      <div className={styles.text}>
        <Heading level={3} look="body" dir="auto" className={styles.title}>
          {title}
          {year && <span className={styles.year}> ({year})</span>}
        </Heading>
        {originalTitle && (
          <p lang={language} dir="auto" className={styles.original}>
            {originalTitle}
          </p>
        )}
        {overview && <ClampedText lines={3}>{overview}</ClampedText>}
        <div className={styles.actions}>
          {isLinked ? (
            <LinkButton component={Link} size="small" icon={linkIcon} to={linkAddress(kind, id)}>
              <Trans>Linked: show links</Trans>
            </LinkButton>
          ) : (
            <Button
              size="small"
              icon={linkIcon}
              busy={isBusy}
              aria-label={year ? t`Choose ${title} (${year})` : t`Choose ${title}`}
              onClick={onPick}
            >
              <Trans>Choose</Trans>
            </Button>
          )}
          <TmdbLink kind={kind} id={id} />
        </div>
      </div>
    </article>
  );
}
