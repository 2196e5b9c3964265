export const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
  xmlns: 'http://www.w3.org/2000/xmlns/',
} as const;

const parseNames = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const elements = parseNames(`
  svg g defs symbol use switch view a title desc metadata style
  path rect circle ellipse line polyline polygon image
  text tspan textPath marker mask clipPath pattern linearGradient radialGradient stop
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateTransform animateMotion set mpath
  font font-face font-face-src font-face-name glyph missing-glyph hkern vkern
  flowRoot flowRegion flowPara flowSpan meshgradient meshrow meshpatch hatch hatchpath solidcolor
`);

export const styleAttributes = parseNames(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-profile color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule
  filter flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust
  font-stretch font-style font-variant font-variant-ligatures font-variation-settings font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering inline-size isolation kerning letter-spacing
  lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
  paint-order pointer-events shape-inside shape-rendering solid-color solid-opacity stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style
  text-align text-anchor text-decoration text-indent text-orientation text-overflow text-rendering text-transform
  transform transform-box transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode
  gradientTransform patternTransform hatchTransform from to by values
`);

/** Numbers, names and words: never a URL and never code. */
export const plainAttributes = parseNames(`
  accent-height accumulate additive alphabetic amplitude arabic-form ascent attributeName attributeType azimuth
  baseFrequency baseProfile bbox begin bias calcMode cap-height class clipPathUnits contentScriptType
  contentStyleType cx cy d decoding descent diffuseConstant divisor dur dx dy edgeMode elevation
  end exponent externalResourcesRequired filterRes filterUnits focusable fr fx fy g1 g2 glyph-name
  glyphRef gradientUnits height horiz-adv-x horiz-origin-x horiz-origin-y hreflang id ideographic in in2 intercept k
  k1 k2 k3 k4 kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lang lengthAdjust limitingConeAngle
  markerHeight markerUnits markerWidth maskContentUnits maskUnits mathematical max media method min mode name
  numOctaves offset operator order orient orientation origin overline-position overline-thickness panose-1 path
  pathLength patternContentUnits patternUnits pitch points pointsAtX pointsAtY pointsAtZ preserveAlpha
  preserveAspectRatio primitiveUnits r radius refX refY rel repeatCount repeatDur requiredExtensions requiredFeatures
  restart result role rotate rx ry scale seed side slope spacing specularConstant specularExponent spreadMethod
  startOffset stdDeviation stemh stemv stitchTiles strikethrough-position strikethrough-thickness surfaceScale
  systemLanguage tabindex tableValues target targetX targetY textLength title type u1 u2 underline-position
  underline-thickness unicode unicode-range units-per-em v-alphabetic v-hanging v-ideographic v-mathematical
  vert-adv-y vert-origin-x vert-origin-y version viewBox viewTarget width widths x x-height x1 x2 xChannelSelector y
  y1 y2 yChannelSelector z zoomAndPan
`);

export const longAttributes = parseNames('d points href values path');
export const maxAttributeCharacters = 10_000;

/** Allowed in addition to styles: shapes and positions, never links, classes or handlers. */
const animatableAttributes = parseNames(`
  cx cy d dx dy fr fx fy height k1 k2 k3 k4 offset points pathLength r radius refX refY rotate rx ry scale seed slope
  startOffset stdDeviation baseFrequency surfaceScale textLength viewBox width x x1 x2 y y1 y2 z
  gradientTransform patternTransform preserveAspectRatio spreadMethod intercept exponent amplitude tableValues
`);
const isAnimatable = (name: string) =>
  name !== 'style' && (styleAttributes.has(name) || animatableAttributes.has(name));
const animations = parseNames('animate animateTransform animateMotion set');
export const mayAnimate = (element: string, target: string): boolean => animations.has(element) && isAnimatable(target);

export const linkDetails = parseNames('href title type show role arcrole actuate');
export const languageDetails = parseNames('space lang');

export const isAriaOrDataAttribute = (name: string): boolean => /^(?:aria|data)-[\w.-]{1,80}$/.test(name);

/** Vendors whose namespaces browsers interpret. */
const namespaceVendors = [
  'w3.org',
  'mozilla.org',
  'whatwg.org',
  'microsoft',
  'webkit',
  'apple.com',
  'chromium.org',
  'opera.com',
];
const knownNamespaces = parseNames(
  'http://www.w3.org/1999/02/22-rdf-syntax-ns# http://www.w3.org/2000/01/rdf-schema# adobe:ns:meta/',
);

export function isIgnoredByBrowsers(uri: string): boolean {
  const lower = uri.toLowerCase();
  if (knownNamespaces.has(lower) || lower.startsWith('http://schemas.microsoft.com/visio/')) return true;
  return /^https?:\/\//.test(lower) && !namespaceVendors.some((maker) => lower.includes(maker));
}
