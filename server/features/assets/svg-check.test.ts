import { expect, test } from 'vitest';
import { isSvgAccepted, svgOf } from '../../testing/uploads.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const exported: Record<string, string> = {
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.1 (c68e22c387, 2021-05-23)"
   sodipodi:docname="Zeichnung.svg" inkscape:export-filename="C:\\Users\\Anna\\Bild.png" inkscape:export-xdpi="96"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:pageopacity="0.0" showgrid="false" inkscape:current-layer="layer1">
    <inkscape:grid type="xygrid" id="grid1" /></sodipodi:namedview>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
    <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage" /></cc:Work></rdf:RDF></metadata>
  <defs id="defs2"><inkscape:path-effect effect="spiro" id="path-effect1" is_visible="true" lpeversion="1" />
    <linearGradient inkscape:collect="always" id="lg1"><stop style="stop-color:#000000;stop-opacity:1;" offset="0" id="s1" /></linearGradient>
    <linearGradient inkscape:collect="always" xlink:href="#lg1" id="lg2" x1="10" y1="20" x2="30" y2="40" gradientUnits="userSpaceOnUse" />
    <rect x="61.2" y="47.1" width="83.5" height="41.1" id="rect1" /></defs>
  <g inkscape:label="Ebene 1" inkscape:groupmode="layer" id="layer1">
    <path style="fill:none;stroke:url(#lg2);stroke-width:0.264583px;stroke-linecap:butt;stroke-opacity:1;-inkscape-stroke:none" d="M 10,10 C 20,20 30,30 40,40" id="path1" sodipodi:nodetypes="cc" />
    <text xml:space="preserve" style="font-size:10.5833px;line-height:1.25;font-family:sans-serif;-inkscape-font-specification:'sans-serif, Normal';white-space:pre;shape-inside:url(#rect1)" x="20" y="30" id="text1"><tspan sodipodi:role="line" id="tspan1" x="20" y="30">Größe &amp; Maß</tspan></text>
    <image width="1" height="1" preserveAspectRatio="none" style="image-rendering:optimizeQuality" xlink:href="data:image/png;base64,${pixel.slice(0, 40)}
 ${pixel.slice(40)}" id="image1" x="1" y="1" sodipodi:absref="/home/anna/b.png" />
  </g></svg>`,
  Illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Ebene_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 595.28 841.89" style="enable-background:new 0 0 595.28 841.89;" xml:space="preserve" data-name="Ebene 1">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);fill:#E30613;}
	.st1{fill:url(#SVGID_3_);stroke:#000000;stroke-miterlimit:10;font-family:'MyriadPro-Regular';}
</style>
<style><![CDATA[.cls-1{fill:none;} .cls-1:hover,.cls-2>g{stroke-width:1.5px}]]></style>
<title>Kreis</title><desc>Ein Kreis</desc>
<g><defs><rect id="SVGID_1_" width="100" height="100"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath><circle class="st0" cx="50" cy="50" r="40"/></g>
<radialGradient id="SVGID_3_" cx="50" cy="50" r="40" gradientTransform="matrix(1 0 0 -1 0 842)" gradientUnits="userSpaceOnUse"><stop  offset="0" style="stop-color:#FFF"/></radialGradient>
<text transform="matrix(1 0 0 1 20 30)" class="st1" font-size="12px">Text</text></svg>`,
  Figma: `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_1_2)" filter="url(#filter0_d_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M12 2C6.48 2 2 6.48 2 12Z" fill="#D9D9D9" style="fill:#D9D9D9;fill:color(display-p3 0.8510 0.8510 0.8510);fill-opacity:1;mix-blend-mode:multiply"/>
<rect width="24" height="24" fill="url(#pattern0)"/></g>
<defs><filter id="filter0_d_1_2" x="0" y="0" width="32" height="32" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend mode="normal" in="SourceGraphic" in2="shape" result="shape"/></filter>
<pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0" transform="scale(0.01)"/></pattern>
<clipPath id="clip0_1_2"><rect width="24" height="24" rx="8" fill="white"/></clipPath><image id="image0" width="100" height="100" xlink:href="data:image/png;base64,${pixel}"/></defs></svg>`,
  Sketch: `<?xml version="1.0" encoding="UTF-8"?><svg width="10px" height="10px" viewBox="0 0 10 10" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"><title>icon</title>
<g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd" sketch:type="MSPage"><polygon id="Shape" points="0 0 10 0 10 10"></polygon></g></svg>`,
  Graphviz: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"
 "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg width="62pt" height="116pt" viewBox="0.00 0.00 62.00 116.00" xmlns="http://www.w3.org/2000/svg"><g id="graph0" class="graph" transform="scale(1 1) rotate(0) translate(4 112)"><title>G</title>
<text text-anchor="middle" x="27" y="-85.8" font-family="Times,serif" font-size="14.00">A&#45;B</text></g></svg>`,
};

test.each(Object.entries(exported))('accepts an export of %s', (_, svg) => {
  expect(isSvgAccepted(svg)).toBe(true);
});

test.each([
  ['a byte order mark', `\uFEFF${svgOf('<g/>')}`],
  ['a namespace prefix for SVG', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'],
  [
    'movements',
    svgOf('<circle r="1"><animate attributeName="r" values="1;2" dur="1s" repeatCount="indefinite"/></circle>'),
  ],
  ['turns', svgOf('<g><animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="1s"/></g>')],
  ['ways', svgOf('<path id="p" d="M0 0"/><g><animateMotion dur="1s"><mpath href="#p"/></animateMotion></g>')],
  [
    'animations in a style sheet',
    svgOf('<style>@keyframes a{0%{opacity:0}100%{opacity:1}} @media (min-width:5px){.a{fill:red}}</style>'),
  ],
  ['text along a path', svgOf('<text><textPath xlink:href="#p" startOffset="50%">im Kreis</textPath></text>')],
  ['labels for screen readers', svgOf('<g role="img" aria-label="Zwei \\ drei: javascript: (ja)"/>')],
  ['text that mentions scripts', svgOf('<text>&lt;script&gt; onload="x" javascript:alert(1) C:\\fe</text>')],
  ['a variable', svgOf('<g style="--a: 1px; stroke-width: calc(var(--a) * 2)" fill="rgb(1 2 3 / 50%)"/>')],
])('accepts %s', (_, svg) => {
  expect(isSvgAccepted(svg)).toBe(true);
});

const nestedTwice = (levels: number) =>
  Array.from({ length: levels }, (_, i) => `<g id="a${i}"><use href="#a${i + 1}"/><use href="#a${i + 1}"/></g>`).join(
    '',
  );

test.each([
  ['too deep', `${'<g>'.repeat(100)}${'</g>'.repeat(100)}`],
  ['with too many elements', '<g/>'.repeat(20_000)],
  ['with too many attributes', `<g ${Array.from({ length: 201 }, (_, i) => `data-a${i}="1"`).join(' ')}/>`],
  ['with an oversized attribute value', `<g id="${'a'.repeat(10_001)}"/>`],
  ['with an oversized element name', `<${'a'.repeat(201)}/>`],
  ['with an oversized style sheet', `<style>${'a{}'.repeat(40_000)}</style>`],
  ['with exponentially nested references', `${nestedTwice(30)}<use href="#a0"/>`],
  ['that references itself', '<g id="a"><use href="#a"/></g>'],
  [
    'with exponentially nested patterns',
    Array.from(
      { length: 30 },
      (_, i) => `<pattern id="a${i}">${`<g fill="url(#a${i + 1})"/>`.repeat(2)}</pattern>`,
    ).join(''),
  ],
  [
    'with a chain of thousands of references',
    Array.from({ length: 5000 }, (_, i) => `<use id="a${i}" href="#a${i + 1}"/>`).join(''),
  ],
])('rejects a drawing %s', (_, inside) => {
  expect(isSvgAccepted(svgOf(inside))).toBe(false);
});

test('accepts drawings of realistic size and depth', () => {
  const uses = '<use href="#a"/>'.repeat(5000);
  const deep = `${'<g>'.repeat(98)}${'</g>'.repeat(98)}`;
  expect(isSvgAccepted(svgOf(`<g id="a"><path d="${'M0 0'.repeat(50_000)}"/></g>${uses}${deep}`))).toBe(true);
});
