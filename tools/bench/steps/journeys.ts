import type { Page } from 'playwright';
import { coldPlace } from '../cold/places.ts';
import { card } from '../openCollection.ts';
import type { Arrival, Journey, Step } from './Step.ts';

const currentPart = 'nav[aria-label=Main] a[aria-current=page]';
const currentTab = 'nav[aria-label=Series] a[aria-current=page]';
const heading = 'main h1';

function arrivalAt(name: string, named: string, text: string): Arrival {
  const { content, least } = coldPlace(name);
  return { named, text, content, least };
}

export const toSettings: Step = {
  name: 'collection → settings',
  control: 'nav[aria-label=Main] a[href$="/settings"]',
  arrival: arrivalAt('settings', heading, 'General'),
};

export const toSeries: Step = {
  name: 'collection → series',
  control: `${card}[href*="/series/"]`,
  arrival: arrivalAt('series', currentTab, 'Overview'),
};

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('Default');
  await page.getByLabel('Password', { exact: true }).fill('password');
}

const fromLogin: readonly Step[] = [
  {
    name: 'login → dashboard',
    prepare: fillIn,
    control: 'main form button[type=submit]',
    arrival: arrivalAt('dashboard', currentPart, 'Dashboard'),
  },
  {
    name: 'dashboard → collection',
    control: 'nav[aria-label=Main] a[href$="/collection"]',
    arrival: arrivalAt('collection', currentPart, 'Collection'),
  },
  toSeries,
];

function toTab(text: string, content: string): Step {
  return {
    name: `series → ${text}`,
    control: `nav[aria-label=Series] a[href$="/${text.toLowerCase()}"]`,
    arrival: { named: currentTab, text, content, least: 1 },
  };
}

const tabs: readonly Step[] = [
  toTab('Episodes', 'main section[aria-label=Episodes] [data-virtual-item]'),
  toTab('Credits', 'main [data-virtual-item]'),
  toTab('Files', 'main [role=table], main table'),
  toTab('Images', 'main ul[aria-label] li'),
  toTab('Tags', 'main ul[aria-label=Tags] li'),
];

function toSetting(text: string, isNarrow: boolean): Step {
  return {
    name: `settings → ${text}`,
    ...(isNarrow && { prepare: (page: Page) => page.getByRole('button', { name: /^Settings:/ }).click() }),
    control: `nav[aria-label=Settings] a[href$="/settings/${text.toLowerCase()}"]`,
    arrival: arrivalAt('settings', heading, text),
  };
}

function utilities(isNarrow: boolean): readonly Step[] {
  const rows = { named: heading, content: 'main [data-virtual-item]', least: 1 };
  const menu = isNarrow ? 'More' : 'Places in Utilities';
  return [
    {
      name: 'unrecognized files → Ignored Files',
      control: 'main nav a[href$="/ignored-files"]',
      arrival: { ...rows, text: 'Ignored Files' },
    },
    {
      name: 'utilities → Release Management',
      prepare: (page) => page.getByRole('button', { name: menu }).click(),
      control: 'a[href$="/utilities/release-management"]',
      arrival: { ...rows, text: 'Release Management' },
    },
  ];
}

/** In a narrow window some links are behind a button. */
export function journeys(isNarrow: boolean): readonly Journey[] {
  return [
    { name: 'login', from: 'login', steps: fromLogin },
    { name: 'series', from: 'series', steps: tabs },
    {
      name: 'settings',
      from: 'settings',
      steps: [toSetting('Import', isNarrow), toSetting('AniDB', isNarrow)],
    },
    { name: 'utilities', from: 'unrecognized files', steps: utilities(isNarrow) },
  ];
}
