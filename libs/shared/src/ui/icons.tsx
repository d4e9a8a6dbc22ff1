import { Play, Star } from 'lucide';

/**
 * SVG elements on a 24 × 24 grid, as in Lucide. `Icon` strokes them; filled elements set `fill` themselves.
 * @example import { Radio } from 'lucide'; // any Lucide icon works
 */
export type IconShape = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

const filled = (shape: IconShape): IconShape =>
  shape.map(([tag, attributes]) => [tag, { ...attributes, fill: 'currentColor' }]);

// Separate exports, so that each remote bundles only the icons it uses.
export {
  ArrowDown as arrowDownIcon,
  ArrowDownUp as sortIcon,
  ArrowUp as arrowUpIcon,
  Bell as bellIcon,
  Calendar as calendarIcon,
  Check as checkIcon,
  ChevronDown as chevronDownIcon,
  ChevronUp as chevronUpIcon,
  CircleCheck as checkCircleIcon,
  CircleQuestionMark as helpIcon,
  Clock as clockIcon,
  Copy as copyIcon,
  CopyCheck as selectAllIcon,
  Dices as diceIcon,
  Download as downloadIcon,
  Ellipsis as moreIcon,
  Eye as eyeIcon,
  EyeOff as eyeOffIcon,
  File as fileIcon,
  Film as filmIcon,
  Folder as folderIcon,
  FoldHorizontal as narrowerIcon,
  FoldVertical as shorterIcon,
  Funnel as filterIcon,
  GripVertical as dragIcon,
  Image as imageIcon,
  Info as infoIcon,
  Keyboard as keyboardIcon,
  Languages as languageIcon,
  Layers as queueIcon,
  LayoutDashboard as dashboardIcon,
  LayoutGrid as gridIcon,
  LibraryBig as collectionIcon,
  Link as linkIcon,
  List as listIcon,
  Lock as lockIcon,
  Menu as menuIcon,
  Minus as minusIcon,
  Moon as moonIcon,
  OctagonAlert as errorIcon,
  Pause as pauseIcon,
  Pencil as editIcon,
  Plug as pluginIcon,
  Plus as plusIcon,
  RefreshCw as refreshIcon,
  Save as saveIcon,
  ScrollText as logIcon,
  Search as searchIcon,
  Server as serverIcon,
  Settings as settingsIcon,
  SlidersHorizontal as slidersIcon,
  SquareCheck as selectIcon,
  SquareTerminal as commandIcon,
  Star as starIcon,
  Sun as sunIcon,
  Table2 as tableIcon,
  Tag as tagIcon,
  Trash as trashIcon,
  TriangleAlert as alertIcon,
  UnfoldHorizontal as widerIcon,
  UnfoldVertical as tallerIcon,
  Unlink as unlinkIcon,
  Upload as uploadIcon,
  User as userIcon,
  Users as usersIcon,
  WifiOff as offlineIcon,
  Wrench as toolsIcon,
  X as closeIcon,
  Zap as actionsIcon,
} from 'lucide';
export { pointing } from './pointing.tsx';
// In a module of their own, because the first screens need none of them.
export {
  arrowLeftIcon,
  arrowRightIcon,
  chevronLeftIcon,
  chevronRightIcon,
  externalLinkIcon,
  signOutIcon,
  treeIcon,
  undoIcon,
} from './pointingIcons.tsx';
export const playIcon = /* @__PURE__ */ filled(Play);
export const starFilledIcon = /* @__PURE__ */ filled(Star);
