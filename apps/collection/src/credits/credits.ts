import type { Role } from '@hondana/shared/api/types';
import { plainText } from '../shared/plainText.ts';

/** Characters are the voiced parts; staff is everyone else. */
export type CreditsView = 'characters' | 'staff';

export interface CreditsFilter {
  readonly view: CreditsView;
  readonly search: string;
  /** Roles whose box is not checked. */
  readonly hidden: ReadonlySet<string>;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The credits of one of the two views. */
export function creditsOf(cast: readonly Role[], view: CreditsView): Role[] {
  return cast.filter(({ RoleName }) => (RoleName === 'Actor') === (view === 'characters'));
}

/** The name that a credit is sorted by: the character's, else the person's. */
export function creditName({ Character, Staff }: Role): string {
  return Character?.Name || Staff.Name;
}

/** The roles that occur, each once, in the order of their names. */
export function rolesOf(credits: readonly Role[]): string[] {
  return [...new Set(credits.map(({ RoleDetails }) => RoleDetails))].sort(collator.compare);
}

/** The credits that pass the filter, by name. */
export function shownCredits(cast: readonly Role[], { view, search, hidden }: CreditsFilter): Role[] {
  const wanted = plainText(search);
  const answers = ({ Character, Staff }: Role): boolean =>
    [Character?.Name, Character?.AlternateName, Staff.Name, Staff.AlternateName].some(
      (name) => name && plainText(name).includes(wanted),
    );
  return creditsOf(cast, view)
    .filter((credit) => !hidden.has(credit.RoleDetails) && answers(credit))
    .sort((a, b) => collator.compare(creditName(a), creditName(b)));
}
