import { ActionsDialog } from '../actions/ActionsDialog.tsx';
import { Palette } from '../palette/Palette.tsx';
import { QueuePanel } from '../queue/QueuePanel.tsx';
import { UndoBell } from '../undo/UndoBell.tsx';
import { UndoPanel } from '../undo/UndoPanel.tsx';
import { UpdateDialog } from '../updates/UpdateDialog.tsx';
import { UpdateNotice } from '../updates/UpdateNotice.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { ModeBanner } from './ModeBanner.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { PlaceMenu } from './PlaceMenu.tsx';
import { PluginPlaceIcon } from './PluginPlaceIcon.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { Warnings } from './Warnings.tsx';

export const frameParts = {
  ActionsDialog,
  AccountMenu,
  HelpMenu,
  ModeBanner,
  MoreSheet,
  Palette,
  PlaceMenu,
  PluginPlaceIcon,
  QueuePanel,
  ShortcutList,
  SignOutQuestion,
  UndoBell,
  UndoPanel,
  UpdateDialog,
  UpdateNotice,
  Warnings,
};
