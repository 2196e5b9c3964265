const functions = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix device-cmyk icc-color light-dark var calc min max clamp round
   abs sign matrix matrix3d translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez
   rotate3d scale scalex scaley scalez scale3d skew skewx skewy perspective cubic-bezier steps linear blur brightness
   contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia circle ellipse inset polygon path rect
   linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
   not is where nth-child nth-last-child nth-of-type nth-last-of-type lang dir local format`.split(/\s+/),
);
const rules = new Set(['media', 'supports', 'font-face', 'keyframes', '-webkit-keyframes']);
/** Old browsers executed these. */
const forbidden = new Set(['behavior', '-moz-binding', 'progid']);

/** No backtracking: the style sheet is read once. Escapes and tags, which could hide tokens, are rejected before. */
const token =
  /\/\*|"[^"\n\r\f]*"|'[^'\n\r\f]*'|url\(|(@?)([a-z_\u0080-\uFFFF-][\w\u0080-\uFFFF-]*)(\(?)|[^a-z_\u0080-\uFFFF@"'/-]+|[@/-]/gi;
const fragment = /[ \t\n\r]*(?:#[\w:.-]+|"#[\w:.-]+"|'#[\w:.-]+')[ \t\n\r]*\)/y;

export function isHarmlessStyle(css: string): boolean {
  if (/[\\<]/.test(css)) return false;
  for (let at = 0; at < css.length; ) {
    token.lastIndex = at;
    const found = token.exec(css);
    if (found === null || found.index !== at) return false;
    const end = endOf(css, found);
    if (end === -1) return false;
    at = end;
  }
  return true;
}

function endOf(css: string, match: RegExpExecArray): number {
  const [text, at, name, bracket] = match;
  const end = match.index + text.length;
  if (text === '/*') {
    const close = css.indexOf('*/', end);
    return close === -1 ? -1 : close + 2;
  }
  if (text.toLowerCase() === 'url(') {
    fragment.lastIndex = end;
    return fragment.test(css) ? fragment.lastIndex : -1;
  }
  if (name === undefined) return text === '@' ? -1 : end;
  return isAllowed(name.toLowerCase(), at === '@', bracket === '(') ? end : -1;
}

function isAllowed(name: string, isRule: boolean, isFunction: boolean): boolean {
  if (isRule) return rules.has(name);
  return !forbidden.has(name) && (!isFunction || functions.has(name));
}
