import type { Role } from '@hondana/shared/api/types';
import { collator } from '@hondana/shared/language/collator';
import { plainText } from '../shared/plainText.ts';
import { roleText } from '../shared/roleText.ts';

/** Characters are the voiced parts; staff is everyone else. */
export type CreditsView = 'characters' | 'staff';

export interface CreditsFilter {
  readonly view: CreditsView;
  readonly search: string;
  /** Unchecked roles. */
  readonly hidden: ReadonlySet<string>;
}

export function creditsOf(cast: readonly Role[], view: CreditsView): Role[] {
  return cast.filter(({ RoleName }) => (RoleName === 'Actor') === (view === 'characters'));
}

/** The sort key. */
export function creditName({ Character, Staff }: Role): string {
  return Character?.Name || Staff.Name;
}

export function rolesOf(credits: readonly Role[]): string[] {
  const { compare } = collator();
  return [...new Set(credits.map(({ RoleDetails }) => RoleDetails))].sort((left, right) =>
    compare(roleText(left), roleText(right)),
  );
}

export function shownCredits(cast: readonly Role[], { view, search, hidden }: CreditsFilter): Role[] {
  const wanted = plainText(search);
  const matches = ({ Character, Staff }: Role): boolean =>
    [Character?.Name, Character?.AlternateName, Staff.Name, Staff.AlternateName].some(
      (name) => name && plainText(name).includes(wanted),
    );
  return creditsOf(cast, view)
    .filter((credit) => !hidden.has(credit.RoleDetails) && matches(credit))
    .sort((a, b) => collator().compare(creditName(a), creditName(b)));
}
