import { pathSegmentFault } from '@hondana/shared/api/pathSegment';

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
  if (state.isRunning) return 'Renaming in progress...';
  if (state.configName === undefined) return 'No renamer found!';
  if (state.isEdited) return 'Config has been edited, please save before renaming files';
  if (state.count === 0) return 'No files added';
  if (!state.move && !state.rename) {
    return 'Neither rename nor move is selected. No action to be performed';
  }
  return pathSegmentFault(state.configName);
}
