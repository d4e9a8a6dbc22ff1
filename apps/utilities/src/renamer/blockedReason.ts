import { pathSegmentFault } from '@hondana/shared/api/pathSegment';
import { t } from '@lingui/core/macro';

interface Readiness {
  readonly isRunning: boolean;
  readonly isEdited: boolean;
  readonly configName: string | undefined;
  readonly count: number;
  readonly move: boolean;
  readonly rename: boolean;
}

/** Why renaming can't start (facts 5.19); undefined if it can. */
export function blockedReason(state: Readiness): string | undefined {
  if (state.isRunning) return t`Renaming in progress...`;
  if (state.configName === undefined) return t`No renamer found!`;
  if (state.isEdited) return t`Config has been edited, please save before renaming files`;
  if (state.count === 0) return t`No files added`;
  if (!state.move && !state.rename) {
    return t`Neither rename nor move is selected. No action to be performed`;
  }
  return pathSegmentFault(state.configName);
}
