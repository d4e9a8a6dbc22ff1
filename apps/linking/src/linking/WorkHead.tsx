import type { Series } from '@hondana/shared/api/types';
import type { TmdbKind } from '@hondana/shared/resources/tmdbLinks';
import { Heading } from '@hondana/shared/ui/Heading';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AddressCheckbox } from './AddressCheckbox.tsx';
import { RemoveLink } from './RemoveLink.tsx';
import styles from './WorkHead.module.css';

interface WorkHeadProps {
  readonly series: Series;
  readonly kind: TmdbKind;
  readonly id: number;
  readonly title: string;
  readonly isLinked: boolean;
  readonly mayEdit: boolean;
  readonly children?: ReactNode;
}

export function WorkHead({ series, kind, id, title, isLinked, mayEdit, children }: WorkHeadProps) {
  return (
    <div className={styles.head}>
      <Heading level={2} look="large" dir="auto" className={styles.title}>
        {title}
        {!isLinked && (
          <span className={styles.fresh}>
            {' '}
            <Trans>– not linked yet</Trans>
          </span>
        )}
      </Heading>
      <div className={styles.tools}>
        {children}
        <AddressCheckbox
          label={t`Show hidden`}
          title={t`Shows hidden episodes too`}
          name="hidden"
          value="true"
        />
        <TmdbLink kind={kind} id={id} />
        {mayEdit && isLinked && <RemoveLink series={series} kind={kind} id={id} name={title} />}
      </div>
    </div>
  );
}

interface TmdbLinkProps {
  readonly kind: TmdbKind;
  readonly id: number;
}

export function TmdbLink({ kind, id }: TmdbLinkProps) {
  return (
    <LinkButton
      size="small"
      variant="quiet"
      icon={externalLinkIcon}
      href={`https://www.themoviedb.org/${kind === 'Show' ? 'tv' : 'movie'}/${id}`}
    >
      <Trans>TMDB {id}</Trans>
    </LinkButton>
  );
}
