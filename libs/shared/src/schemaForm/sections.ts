import type { JsonRecord, JsonSchema } from './jsonSchema.ts';
import { nodeOf, presenceOf, propertyNames, type SchemaNode } from './schemaNode.ts';

interface Section {
  /** Undefined for what belongs to no section. */
  readonly title: string | undefined;
  readonly names: readonly string[];
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
  const sections = new Map<string | undefined, string[]>();
  const floating = isTabs ? ui.sectionName : undefined;
  for (const name of propertyNames(node)) {
    const property = schema.properties?.[name] ?? {};
    const inner = nodeOf(root, property);
    if (!presenceOf(inner.ui, value, showsAdvanced).isShown) continue;
    const named = property['x-uiDefinition']?.sectionName;
    const own = isTabs && inner.kind === 'section' ? (inner.schema.title ?? name) : undefined;
    const title = named ?? own ?? floating;
    sections.set(title, [...(sections.get(title) ?? []), name]);
  }
  const all = [...sections].map(([title, names]) => ({ title, names }));
  const isFloating = ({ title }: Section): boolean => title === floating;
  return ui.sectionAppendFloatingAtEnd
    ? [...all.filter((one) => !isFloating(one)), ...all.filter(isFloating)]
    : [...all.filter(isFloating), ...all.filter((one) => !isFloating(one))];
}
