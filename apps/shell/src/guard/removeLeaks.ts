import { isConfined } from './isConfined.ts';

type RuleList = Pick<CSSStyleSheet, 'cssRules' | 'deleteRule'>;

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

/** `@scope` confines its rules whatever their selectors. */
function isScoped(rule: CSSRule, container: string): boolean {
  if (!('CSSScopeRule' in globalThis && rule instanceof CSSScopeRule)) return false;
  return rule.start !== null && isConfined(rule.start, container);
}

/**
 * Removes and names rules that reach beyond a plugin; imports escape integrity, registered properties redefine tokens.
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
