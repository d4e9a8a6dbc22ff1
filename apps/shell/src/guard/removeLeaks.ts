import { isConfined } from './isConfined.ts';

type RuleList = Pick<CSSStyleSheet, 'cssRules' | 'deleteRule'>;

/** What a rule is called in a sentence. */
function nameOf(rule: CSSRule): string {
  return rule instanceof CSSStyleRule ? rule.selectorText : String(/^@[\w-]+/.exec(rule.cssText)?.[0]);
}

function isHarmless(rule: CSSRule): boolean {
  return (
    rule instanceof CSSKeyframesRule ||
    rule instanceof CSSFontFaceRule ||
    ('CSSLayerStatementRule' in globalThis && rule instanceof CSSLayerStatementRule)
  );
}

/** A scope holds what is in it, whatever its selectors say. */
function isScoped(rule: CSSRule, container: string): boolean {
  if (!('CSSScopeRule' in globalThis && rule instanceof CSSScopeRule)) return false;
  return rule.start !== null && isConfined(rule.start, container);
}

/**
 * Takes out of a plugin's style sheet every rule that could change more than what the plugin draws itself, and
 * tells which: rules for elements by their kind, for everything or the page, imports (no integrity holds them) and
 * registered properties (they would redefine tokens).
 */
export function removeLeaks(list: RuleList, container: string): string[] {
  const leaks: string[] = [];
  for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = list.cssRules[index];
    if (!rule || isHarmless(rule) || isScoped(rule, container)) continue;
    if (rule instanceof CSSStyleRule && isConfined(rule.selectorText, container)) continue;
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule || rule instanceof CSSPageRule)) {
      leaks.unshift(...removeLeaks(rule, container));
      continue;
    }
    leaks.unshift(nameOf(rule));
    list.deleteRule(index);
  }
  return leaks;
}
