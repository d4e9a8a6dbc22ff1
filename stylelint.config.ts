import type { Config } from 'stylelint';
import { moduleUses } from './tools/check/moduleUses.ts';

/** Text may run from right to left. */
const physicalProperties = [
  '/^(left|right)$/',
  '/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
];

const oneSide = String.raw`[^\s()]+(\(([^()]|\([^()]*\))*\))?`;
const fourSides = new RegExp(`^${oneSide}( ${oneSide}){3}$`);

export default {
  // The page's own style applies before the tokens load.
  ignoreFiles: ['**/dist/**', 'libs/shared/src/ui/tokens.css', 'apps/shell/page/page.css'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // In a mask, a colour is only its opacity.
    'color-named': ['never', { ignoreProperties: ['mask-image', '--before', '--after'] }],
    'color-no-hex': true,
    'property-disallowed-list': [
      physicalProperties,
      { message: 'Use a logical property, such as inset-inline-start: text may run from right to left.' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(text-align|float|clear)$/': ['left', 'right'],
        '/^(margin|padding|inset)$/': [fourSides],
      },
      { message: 'Use start and end, or logical properties: text may run from right to left.' },
    ],
    'function-disallowed-list': ['/^(rgb|hsl|hwb|oklch|oklab|lab|lch|color)a?$/i'],
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      plugins: [moduleUses],
      rules: {
        'layer-name-pattern': '^(ui|app)$',
        'rule-nesting-at-rule-required-list': ['layer'],
        'hondana/module-uses': true,
      },
    },
  ],
} satisfies Config;
