import type { Role, RolePerson } from '@hondana/shared/api/types';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { type ItemFocus, VirtualGrid } from '@hondana/shared/ui/VirtualGrid';
import { t } from '@lingui/core/macro';
import type { PersonKind } from '../shared/liveFilter.ts';
import { PersonLink } from '../shared/PersonLink.tsx';
import { Portrait } from '../shared/Portrait.tsx';
import { roleText } from '../shared/roleText.ts';
import styles from './CreditCards.module.css';

interface CreditCardsProps {
  readonly credits: readonly Role[];
}

/** Two lines for each text beside the portraits. */
const cardHeight = (_: number, rem: number) => 6.5 * rem;

const gap = 12;

/** At most three lanes, each wide enough for both names of a character. */
function narrowest(width: number): number {
  return Math.max(304, Math.floor((width - 2 * gap) / 3));
}

/** Virtualized, as some series have hundreds. */
export function CreditCards({ credits }: CreditCardsProps) {
  return (
    <VirtualGrid
      label={t`Credits`}
      count={credits.length}
      itemHeight={cardHeight}
      minItemWidth={narrowest}
      minColumns={1}
      gap={gap}
      overscan={5}
      renderItem={(index, focus) => {
        const credit = credits[index];
        return credit && <CreditCard key={index} credit={credit} focus={focus} />;
      }}
    />
  );
}

interface CreditCardProps {
  readonly credit: Role;
  readonly focus: ItemFocus;
}

function CreditCard({ credit: { Character, Staff, RoleDetails }, focus }: CreditCardProps) {
  return (
    <article
      {...focus}
      aria-label={Character ? `${Character.Name}, ${Staff.Name}` : Staff.Name}
      className={styles.card}
    >
      {Character ? (
        <>
          <Person
            kind="character"
            person={Character}
            remark={roleText(RoleDetails)}
            tabIndex={focus.tabIndex}
          />
          <Person kind="creator" person={Staff} remark={t`Voice`} atEnd tabIndex={focus.tabIndex} />
        </>
      ) : (
        <Person kind="creator" person={Staff} remark={roleText(RoleDetails)} tabIndex={focus.tabIndex} />
      )}
    </article>
  );
}

interface PersonProps {
  readonly kind: PersonKind;
  readonly person: RolePerson;
  readonly remark: string;
  readonly atEnd?: boolean;
  readonly tabIndex: 0 | -1;
}

function Person({ kind, person, remark, atEnd, tabIndex }: PersonProps) {
  const { Name, AlternateName } = person;
  return (
    <span className={atEnd ? styles.personAtEnd : styles.person}>
      <Portrait person={person} />
      <span className={styles.names}>
        <span dir="auto" title={AlternateName || Name} className={styles.name}>
          <PersonLink kind={kind} person={person} tabIndex={tabIndex} className={styles.link} />
        </span>
        <span title={remark} className={styles.remark}>
          {remark}
        </span>
      </span>
    </span>
  );
}

export function CreditsSkeleton() {
  return (
    <ul aria-busy="true" aria-label={t`Credits`} className={styles.cards}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <li key={place} className={styles.card}>
          <Skeleton shape="block" width="3.5rem" height="4.5rem" />
          <span className={styles.names}>
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </span>
        </li>
      ))}
    </ul>
  );
}
