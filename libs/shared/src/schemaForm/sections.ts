import type { JsonRecord, JsonSchema } from './jsonSchema.ts';
import { entriesOf, nodeOf, presenceOf, type SchemaNode } from './schemaNode.ts';

export interface SectionEntry {
  readonly name: string;
  readonly isAction: boolean;
}

interface Section {
  /** Undefined for what belongs to no section. */
  readonly title: string | undefined;
  readonly entries: readonly SectionEntry[];
}

/** The shown properties by the section that each names; in tabs, an object is a section of its own. */
export function formSections(
  root: JsonSchema,
  node: SchemaNode,
  value: JsonRecord,
  showsAdvanced: boolean,
): readonly Section[] {
  const { ui, schema } = node;
  const isTabs = ui.sectionType === 'tab';
  const sections = new Map<string | undefined, SectionEntry[]>();
  const floating = isTabs ? ui.sectionName : undefined;
  for (const entry of entriesOf(node)) {
    const property = schema.properties?.[entry.name];
    const inner = property && nodeOf(root, property);
    if (inner && !presenceOf(inner.ui, value, showsAdvanced).isShown) continue;
    const named = entry.isAction
      ? ui.actions?.[entry.name]?.sectionName
      : property?.['x-uiDefinition']?.sectionName;
    const own = isTabs && inner?.kind === 'section' ? (inner.schema.title ?? entry.name) : undefined;
    const title = named ?? own ?? floating;
    sections.set(title, [...(sections.get(title) ?? []), entry]);
  }
  const all = [...sections].map(([title, entries]) => ({ title, entries }));
  const isFloating = ({ title }: Section): boolean => title === floating;
  return ui.sectionAppendFloatingAtEnd
    ? [...all.filter((one) => !isFloating(one)), ...all.filter(isFloating)]
    : [...all.filter(isFloating), ...all.filter((one) => !isFloating(one))];
}
