import type { FilterTools } from '../shared/FilterTools.ts';
import { FilterButtons } from './FilterButtons.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';

/** What the lists of the collection get for their filter. */
export const filterTools: FilterTools = { Buttons: FilterButtons, Sidebar: FilterSidebar };
