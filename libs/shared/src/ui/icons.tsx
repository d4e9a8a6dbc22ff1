import { Play, Star } from 'lucide';

/**
 * A drawing as Lucide has them: SVG elements on a grid of 24 × 24, each a tag and its attributes. `Icon` strokes them;
 * what is to be filled says so itself.
 *
 * @example import { Radio } from 'lucide'; // any of theirs serves
 */
export type IconShape = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

const filled = (shape: IconShape): IconShape =>
  shape.map(([tag, attributes]) => [tag, { ...attributes, fill: 'currentColor' }]);

// Each is an export of its own, so that a remote carries only the drawings it shows.
export {
  ArrowDown as arrowDownIcon,
  ArrowDownUp as sortIcon,
  ArrowLeft as arrowLeftIcon,
  ArrowRight as arrowRightIcon,
  ArrowUp as arrowUpIcon,
  Bell as bellIcon,
  Calendar as calendarIcon,
  Check as checkIcon,
  ChevronDown as chevronDownIcon,
  ChevronLeft as chevronLeftIcon,
  ChevronRight as chevronRightIcon,
  ChevronUp as chevronUpIcon,
  CircleCheck as checkCircleIcon,
  CircleQuestionMark as helpIcon,
  Clock as clockIcon,
  Copy as copyIcon,
  CopyCheck as selectAllIcon,
  Dices as diceIcon,
  Download as downloadIcon,
  Ellipsis as moreIcon,
  ExternalLink as externalLinkIcon,
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
  Layers as queueIcon,
  LayoutDashboard as dashboardIcon,
  LayoutGrid as gridIcon,
  LibraryBig as collectionIcon,
  Link as linkIcon,
  List as listIcon,
  ListTree as treeIcon,
  Lock as lockIcon,
  LogOut as signOutIcon,
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
  Undo2 as undoIcon,
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
export const playIcon = /* @__PURE__ */ filled(Play);
export const starFilledIcon = /* @__PURE__ */ filled(Star);
