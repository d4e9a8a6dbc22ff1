import {
  ArrowLeft,
  ArrowRight,
  ChevronLeft,
  ChevronRight,
  ExternalLink,
  ListTree,
  LogOut,
  Undo2,
} from 'lucide';
import { pointing } from './pointing.tsx';

export const arrowLeftIcon = /* @__PURE__ */ pointing(ArrowLeft);
export const arrowRightIcon = /* @__PURE__ */ pointing(ArrowRight);
export const chevronLeftIcon = /* @__PURE__ */ pointing(ChevronLeft);
export const externalLinkIcon = /* @__PURE__ */ pointing(ExternalLink);
export const signOutIcon = /* @__PURE__ */ pointing(LogOut);
export const treeIcon = /* @__PURE__ */ pointing(ListTree);
export const undoIcon = /* @__PURE__ */ pointing(Undo2);
export const chevronRightIcon = /* @__PURE__ */ pointing(ChevronRight);
