import { ActionsDialog } from '../actions/ActionsDialog.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { ModeBanner } from './ModeBanner.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { PlaceMenu } from './PlaceMenu.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';

export const frameParts = {
  ActionsDialog,
  AccountMenu,
  HelpMenu,
  ModeBanner,
  MoreSheet,
  PlaceMenu,
  ShortcutList,
  SignOutQuestion,
};
