/**
 * One drawing on a grid of 24 × 24. Lines of 1.75 with round ends, or a filled shape.
 */
export interface IconShape {
  readonly path: string;
  /** Filled instead of stroked. */
  readonly solid?: true;
}

const line = (path: string): IconShape => ({ path });
const solid = (path: string): IconShape => ({ path, solid: true });

// Each is an export of its own, so that a remote carries only the drawings it shows.
export const actionsIcon = /* @__PURE__ */ line('M13 3 5 13.5h6L10.5 21 19 10.5h-6z');
export const alertIcon = /* @__PURE__ */ line('M12 4 2.75 20h18.5zM12 10v4.5M12 17.2v.1');
export const arrowDownIcon = /* @__PURE__ */ line('M12 4v16M5.5 13.5 12 20l6.5-6.5');
export const arrowLeftIcon = /* @__PURE__ */ line('M20 12H4M10.5 5.5 4 12l6.5 6.5');
export const arrowRightIcon = /* @__PURE__ */ line('M4 12h16M13.5 5.5 20 12l-6.5 6.5');
export const arrowUpIcon = /* @__PURE__ */ line('M12 20V4M5.5 10.5 12 4l6.5 6.5');
export const bellIcon = /* @__PURE__ */ line('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21.25h4');
export const calendarIcon = /* @__PURE__ */ line('M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8');
export const checkIcon = /* @__PURE__ */ line('m4.5 12.5 5 5L19.5 7');
export const checkCircleIcon = /* @__PURE__ */ line(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM8 12.3l2.8 2.7L16 9.5',
);
export const chevronDownIcon = /* @__PURE__ */ line('m6 9.5 6 6 6-6');
export const chevronLeftIcon = /* @__PURE__ */ line('m14.5 6-6 6 6 6');
export const chevronRightIcon = /* @__PURE__ */ line('m9.5 6 6 6-6 6');
export const chevronUpIcon = /* @__PURE__ */ line('m6 14.5 6-6 6 6');
export const clockIcon = /* @__PURE__ */ line('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5.5l3.5 2');
export const closeIcon = /* @__PURE__ */ line('m6 6 12 12M18 6 6 18');
export const collectionIcon = /* @__PURE__ */ line(
  'M4 4h4v16H4zM8 4h4v16H8zM13.2 5.3l3.9-1 3.9 15.2-3.9 1zM4 8h4M8 16h4',
);
export const commandIcon = /* @__PURE__ */ line('M4 5h16v14H4zM7.5 9.5l3 2.5-3 2.5M12.5 15h4');
export const copyIcon = /* @__PURE__ */ line('M9 9h11v11H9zM15 9V4H4v11h5');
export const dashboardIcon = /* @__PURE__ */ line(
  'M4 4h7v9H4zM13.5 4H20v5h-6.5zM13.5 11.5H20V20h-6.5zM4 15.5h7V20H4z',
);
export const diceIcon = /* @__PURE__ */ line(
  'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
);
export const downloadIcon = /* @__PURE__ */ line('M12 4v11M7 10.5l5 5 5-5M4.5 20h15');
export const dragIcon = /* @__PURE__ */ solid(
  'M10.5 6a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM16.5 6a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM10.5 12a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM16.5 12a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM10.5 18a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM16.5 18a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z',
);
export const editIcon = /* @__PURE__ */ line('M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM13.5 7l3.5 3.5');
export const errorIcon = /* @__PURE__ */ line('M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16.2v.1');
export const externalLinkIcon = /* @__PURE__ */ line('M13.5 4H20v6.5M20 4l-9.5 9.5M17 14v6H4V7h6');
export const eyeIcon = /* @__PURE__ */ line(
  'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
);
export const eyeOffIcon = /* @__PURE__ */ line(
  'M9.5 5.8A9 9 0 0 1 12 5.5c3.7 0 7 2 9.5 6.5a16 16 0 0 1-2.7 3.6M6 7.5A15 15 0 0 0 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5a9 9 0 0 0 4.7-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
);
export const fileIcon = /* @__PURE__ */ line('M6 3h8l5 5v13H6zM13.5 3.5V8.5H18.5');
export const filmIcon = /* @__PURE__ */ line(
  'M4 4.5h16v15H4zM8 4.5v15M16 4.5v15M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4',
);
export const filterIcon = /* @__PURE__ */ line('M4 5h16l-6.25 7.5V19l-3.5 1.5v-8z');
export const folderIcon = /* @__PURE__ */ line('M3 5.5h6.5l2 2.5H21v11.5H3z');
export const gridIcon = /* @__PURE__ */ line(
  'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
);
export const helpIcon = /* @__PURE__ */ line(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.5 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.9M12 16.7v.1',
);
export const imageIcon = /* @__PURE__ */ line('M3.5 5h17v14h-17zM4 17l5-5 4 4 2.5-2.5L20 18M15.5 9h.01');
export const infoIcon = /* @__PURE__ */ line('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.5M12 7.6v.1');
export const keyboardIcon = /* @__PURE__ */ line(
  'M3 6h18v12H3zM7 10h.01M10.5 10h.01M14 10h.01M17.5 10h.01M8 14.3h8',
);
export const linkIcon = /* @__PURE__ */ line(
  'M10 14a4 4 0 0 0 5.7 0l3.4-3.4a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.4 3.4a4 4 0 0 0 5.7 5.7l1.4-1.4',
);
export const listIcon = /* @__PURE__ */ line('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01');
export const lockIcon = /* @__PURE__ */ line('M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2.5');
export const logIcon = /* @__PURE__ */ line('M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4');
export const menuIcon = /* @__PURE__ */ line('M4 6.5h16M4 12h16M4 17.5h16');
export const minusIcon = /* @__PURE__ */ line('M5 12h14');
export const moonIcon = /* @__PURE__ */ line('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z');
export const moreIcon = /* @__PURE__ */ solid(
  'M7 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM21 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
);
export const narrowerIcon = /* @__PURE__ */ line(
  'M3 12h7M6.5 8.5 10 12l-3.5 3.5M21 12h-7M17.5 8.5 14 12l3.5 3.5',
);
export const offlineIcon = /* @__PURE__ */ line(
  'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.6M14.5 9.7a10 10 0 0 1 4.5 2.8M2 9a15 15 0 0 1 4-2.7M10.5 5.1A15 15 0 0 1 22 9M8.5 16a5 5 0 0 1 6-.7M12 19.5h.01',
);
export const pauseIcon = /* @__PURE__ */ line('M8.5 5v14M15.5 5v14');
export const playIcon = /* @__PURE__ */ solid('M7.5 4.5 19 12 7.5 19.5z');
export const pluginIcon = /* @__PURE__ */ line('M9 3v5M15 3v5M6 8h12v4a6 6 0 0 1-12 0zM12 18v3.5');
export const plusIcon = /* @__PURE__ */ line('M12 5v14M5 12h14');
export const queueIcon = /* @__PURE__ */ line(
  'm12 3.5 9 4.5-9 4.5L3 8zM3.5 12.2 12 16.5l8.5-4.3M3.5 16.2 12 20.5l8.5-4.3',
);
export const refreshIcon = /* @__PURE__ */ line(
  'M20 11a8 8 0 0 0-14.3-4L4 9M4 4.5V9h4.5M4 13a8 8 0 0 0 14.3 4l1.7-2M20 19.5V15h-4.5',
);
export const saveIcon = /* @__PURE__ */ line('M4 4h12.5L20 7.5V20H4zM8 4v5h7V4M7.5 20v-6.5h9V20');
export const searchIcon = /* @__PURE__ */ line(
  'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l4.5 4.5',
);
export const serverIcon = /* @__PURE__ */ line(
  'M4 4h16v7H4zM4 13h16v7H4zM7.5 7.5h.01M7.5 16.5h.01M11 7.5h5M11 16.5h5',
);
export const settingsIcon = /* @__PURE__ */ line(
  'M10.3 3h3.4l.5 2.6 1.9 1.1 2.5-.9 1.7 3-2 1.7v2.2l2 1.7-1.7 3-2.5-.9-1.9 1.1-.5 2.6h-3.4l-.5-2.6-1.9-1.1-2.5.9-1.7-3 2-1.7v-2.2l-2-1.7 1.7-3 2.5.9 1.9-1.1zM15 11.6a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
);
export const shorterIcon = /* @__PURE__ */ line(
  'M12 3v7M8.5 6.5 12 10l3.5-3.5M12 21v-7M8.5 17.5 12 14l3.5 3.5',
);
export const signOutIcon = /* @__PURE__ */ line('M10 4H4.5v16H10M9.5 12H20.5M16 7.5l4.5 4.5-4.5 4.5');
export const slidersIcon = /* @__PURE__ */ line(
  'M4 7h8M16 7h4M4 17h4M12 17h8M16 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM12 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
);
export const sortIcon = /* @__PURE__ */ line(
  'M7.5 4.5v15M4 16l3.5 3.5L11 16M16.5 19.5v-15M13 8l3.5-3.5L20 8',
);
export const starIcon = /* @__PURE__ */ line(
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
);
export const starFilledIcon = /* @__PURE__ */ solid(
  'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z',
);
export const sunIcon = /* @__PURE__ */ line(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
);
export const tagIcon = /* @__PURE__ */ line('M3.5 4h8l9 9-7.5 7.5-9.5-9.5zM8 8.5h.01');
export const tallerIcon = /* @__PURE__ */ line(
  'M12 10V3M8.5 6.5 12 3l3.5 3.5M12 14v7M8.5 17.5 12 21l3.5-3.5',
);
export const toolsIcon = /* @__PURE__ */ line(
  'M14.5 6.5a4.5 4.5 0 0 1 5.6-2.9l-2.8 2.8.3 2.5 2.5.3 1-1c-.2 3.3-3 5.3-6 4.3L8.5 19a2.1 2.1 0 0 1-3-3l6.5-6.5M3.5 4.5l2-1 3 3.5-1.8 1.7z',
);
export const trashIcon = /* @__PURE__ */ line('M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6');
export const undoIcon = /* @__PURE__ */ line('M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3');
export const unlinkIcon = /* @__PURE__ */ line(
  'M12 6.3l1.4-1.4a4 4 0 0 1 5.7 5.7l-1.8 1.8M12 17.7l-1.4 1.4a4 4 0 0 1-5.7-5.7l1.8-1.8M8 4.5V2.5M4.5 8h-2M16 19.5v2M19.5 16h2',
);
export const uploadIcon = /* @__PURE__ */ line('M12 16V4.5M7 9.5l5-5 5 5M4.5 20h15');
export const userIcon = /* @__PURE__ */ line(
  'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 20.5c.6-4 3.8-6 8-6s7.4 2 8 6',
);
export const usersIcon = /* @__PURE__ */ line(
  'M12.5 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM2.5 20c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M15 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.9c2.2.6 3.6 2.4 4 5.1',
);
export const widerIcon = /* @__PURE__ */ line(
  'M10 12H3M6.5 8.5 3 12l3.5 3.5M14 12h7M17.5 8.5 21 12l-3.5 3.5',
);
