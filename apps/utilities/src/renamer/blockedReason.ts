import { t } from '@lingui/core/macro';
import type { RelocationMethod } from './relocationMethod.ts';

interface Readiness {
  readonly isRunning: boolean;
  readonly method: RelocationMethod;
  readonly count: number;
  readonly move: boolean;
  readonly rename: boolean;
}

/** Why renaming can't start (facts 5.19); undefined if it can. */
export function blockedReason({ isRunning, method, count, move, rename }: Readiness): string | undefined {
  if (isRunning) return t`Renaming in progress...`;
  if (method.id === '') return t`No renamer found!`;
  if (method.edited !== undefined) return method.edited;
  if (count === 0) return t`No files added`;
  if (!move && !rename) {
    return t`Neither rename nor move is selected. No action to be performed`;
  }
  return method.blocked;
}
