/**
 * What the frame shows only when it is asked for, in one chunk: the name and hash of every chunk are bytes of
 * the login page.
 */
export { ActionsDialog } from '../actions/ActionsDialog.tsx';
export { Palette } from '../palette/Palette.tsx';
export { QueuePanel } from '../queue/QueuePanel.tsx';
export { UpdateDialog } from '../updates/UpdateDialog.tsx';
export { UpdateNotice } from '../updates/UpdateNotice.tsx';
export { HelpMenu } from './HelpMenu.tsx';
export { ModeBanner } from './ModeBanner.tsx';
export { MoreSheet } from './MoreSheet.tsx';
export { PlaceMenu } from './PlaceMenu.tsx';
export { ShortcutList } from './ShortcutList.tsx';
export { Warnings } from './Warnings.tsx';
