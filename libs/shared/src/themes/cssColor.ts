const colourNames = new Set(
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson currentcolor cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato transparent turquoise violet wheat white whitesmoke yellow yellowgreen'.split(
    ' ',
  ),
);

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const part = String.raw`(?:[+-]?(?:\d{1,6}\.?\d{0,8}|\.\d{1,8})(?:%|deg|grad|rad|turn)?|none)`;
const gap = String.raw`(?:\s*,\s*|\s*/\s*|\s+)`;
const colourFunction = new RegExp(
  String.raw`^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*${part}${gap}${part}${gap}${part}(?:${gap}${part})?\s*\)$`,
);
const mixture =
  /^color-mix\(\s*in\s+[a-z0-9-]+(?:\s+(?:shorter|longer|increasing|decreasing)\s+hue)?\s*,(.*)\)$/s;
const share = /^(?:\d{1,3}(?:\.\d{1,4})?%\s+)?(.*?)(?:\s+\d{1,3}(?:\.\d{1,4})?%)?$/s;

function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

function isMixture(text: string, depth: number): boolean {
  const inner = mixture.exec(text)?.[1];
  if (inner === undefined || depth > 3) return false;
  const colours = splitAtCommas(inner);
  return (
    colours.length === 2 &&
    colours.every((colour) => isCssColor(share.exec(colour.trim())?.[1] ?? '', depth + 1))
  );
}

/**
 * Whether a text is a CSS colour and no URL, variable or escape. Stricter than browsers: valid in all of them.
 * @example isCssColor('rgb(30 32 39 / 80%)') // true
 * @example isCssColor('url(https://example.org/x)') // false
 */
export function isCssColor(text: string, depth = 0): boolean {
  const value = text.trim().toLowerCase();
  if (value.length > 300) return false;
  return hex.test(value) || colourNames.has(value) || colourFunction.test(value) || isMixture(value, depth);
}
